import type { Trail, WinterWalk } from '#schemas/types/published.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { monthNames } from '../../../calendar/seasons.ts';
import * as styles from '../list/TrailSummaryCard.css.ts';
import { winterStateNow } from './seasonalInfo.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { IconAlertTriangle, IconLeaf } from '../../../ui/icons/icons.tsx';

/** Renders the state of a trail in one line, in the avalanche season only. Red is for exposed trails alone. */
export function WinterLine({ trail }: { trail: Trail }) {
  const time = useSeasonTime();
  const state = winterStateNow(trail, time);
  if (!state) return null;
  const place = trail.avalancheTerrain.hazard?.place;
  const Icon = state === 'recommended' ? IconLeaf : IconAlertTriangle;
  return (
    <p className={styles.winterLine[state]}>
      <Icon size={20} aria-hidden />
      <span>
        {state === 'exposed' &&
          `Avalanche danger, ${monthSpan(time.avalanche.months)}${place ? `: ${place}` : ''}`}
        {state === 'unrated' && <UnratedLine />}
        {state === 'recommended' && trail.winterWalk && recommendedBy(trail.winterWalk)}
      </span>
    </p>
  );
}

/** Renders the sentence about trails with no avalanche rating, with the link to the bulletin of the day. */
export function UnratedLine() {
  const { bulletin } = useSeasonTime().avalanche;
  return (
    <>
      No avalanche rating. {bulletin ? <a href={bulletin.href}>Check the bulletin</a> : 'Check the bulletin'}
    </>
  );
}

/** Renders the link to the page that recommends a winter walk, with its year. */
export function WinterWalkSource({ walk: { by, source, year } }: { walk: WinterWalk }) {
  return (
    <>
      Source: <a href={source}>{by}</a>
      {year !== null && `, ${year}`}.
    </>
  );
}

/** Renders the link to the avalanche bulletin of the day, in the avalanche season only. */
export function BulletinLink() {
  const { month, avalanche } = useSeasonTime();
  const name = monthNames[month - 1];
  if (!avalanche.bulletin || !name || !avalanche.months.includes(name)) return null;
  return (
    <>
      Read today's avalanche bulletin: <a href={avalanche.bulletin.href}>{avalanche.bulletin.label}</a>.
    </>
  );
}

/** Returns the recommendation of a winter walk in words, with the part of the walk that is recommended. */
export function recommendedBy({ by, place }: Pick<WinterWalk, 'by' | 'place'>): string {
  return `${by} recommends this walk in winter${place ? ` (${place})` : ''}`;
}
