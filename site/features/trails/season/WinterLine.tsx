import type { Trail } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { monthSpan } from '../../../calendar/monthSpan.ts';
import { IconAlertTriangle, IconLeaf } from '../../../ui/icons/icons.tsx';
import * as styles from '../list/TrailSummaryCard.css.ts';
import { recommendedBy } from './recommendedBy.ts';
import { UnratedLine } from './UnratedLine.tsx';
import { winterStateNow } from './seasonalInfo.ts';

/** Renders the state of a trail in one line, in the avalanche season only. Red is for exposed trails alone. */
export function WinterLine({ trail }: { trail: Trail }) {
  const time = useVisitTime();
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
