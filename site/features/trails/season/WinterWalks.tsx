import { recordPath } from '#schemas/recordKinds.ts';
import { durationText, timeText } from '#schemas/rules/timeText.ts';
import type { Site, Trail, WinterWalk } from '#schemas/types/published.ts';
import { daylight, type Daylight } from '../../../calendar/daylight.ts';
import { useToday } from '../../../tripDates/tripDates.ts';
import { winterGear, winterStateNow } from './seasonalInfo.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { WinterWalkSource } from './WinterLine.tsx';
import * as styles from './MonthStrip.css.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';

/** Renders the recommended winter walks with their conditions, the gear and the daylight, in the avalanche season only. */
export function WinterWalks({ site, trails }: { site: Site; trails: Trail[] }) {
  const time = useSeasonTime();
  const { map, zoneOffsets } = site;
  const today = useToday(site);
  const walks = trails.flatMap((trail) =>
    winterStateNow(trail, time) === 'recommended' && trail.winterWalk
      ? [{ ...trail, winterWalk: trail.winterWalk }]
      : [],
  );
  if (walks.length === 0) return null;
  const day = dayLength(daylight(today, { latitude: map.lat, longitude: map.lng }, zoneOffsets));
  return (
    <section className={styles.section} aria-labelledby="winter-walks">
      {/* Unfolded, the list is three screens of a phone between the title and the map. */}
      <details>
        <summary>
          <h2 id="winter-walks" className={styles.heading}>
            Recommended winter walks
          </h2>
        </summary>
        <p>
          {day && `Daylight today: ${day}. `}
          Bring {winterGear.join(', ').toLowerCase()} and a headlamp. A recommendation is not a trail report:
          check conditions and the bulletin before you go.
        </p>
        <ul className={styles.walks}>
          {walks.map((walk) => (
            <li key={walk.slug}>
              <WalkEntry walk={walk} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function WalkEntry({ walk }: { walk: Trail & { winterWalk: WinterWalk } }) {
  const { place, note } = walk.winterWalk;
  return (
    <>
      <SiteLink to={recordPath('trail', walk.slug)}>{walk.name}</SiteLink>
      {place && <strong>, {place}</strong>}
      <p className={styles.conditions}>
        {walk.distance}, {walk.duration}. {note} <WinterWalkSource walk={walk.winterWalk} />
      </p>
    </>
  );
}

/** Returns the daylight of a day: "8:12 AM to 4:45 PM, 8 h 33 min"; null where the sun does not rise or set. */
export function dayLength({ sunrise, sunset }: Daylight): string | null {
  if (sunrise === null || sunset === null) return null;
  const length = Math.round(sunset) - Math.round(sunrise);
  return `${timeText(sunrise)} to ${timeText(sunset)}, ${durationText(length)}`;
}
