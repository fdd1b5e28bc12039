import { recordPath } from '#schemas/recordKinds.ts';
import type { Site, Trail, WinterWalk } from '#schemas/types/published.ts';
import { daylight } from '../../../calendar/daylight.ts';
import { useToday } from '../../../calendar/useToday.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { dayLength } from './dayLength.ts';
import { winterGear, winterStateNow } from './seasonalInfo.ts';
import { useVisitTime } from './useVisitTime.ts';
import * as styles from './WinterWalks.css.ts';
import { WinterWalkSource } from './WinterWalkSource.tsx';

/** Renders the recommended winter walks with their conditions, the gear and the daylight, in the avalanche season only. */
export function WinterWalks({ site, trails }: { site: Site; trails: Trail[] }) {
  const time = useVisitTime();
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
          Bring: {winterGear.join(', ').toLowerCase()}, headlamp. A recommendation is not a report: check
          trail conditions and the bulletin before you go.
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
