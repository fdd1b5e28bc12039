import type { Trail } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { monthSpan } from '../../../calendar/monthSpan.ts';
import { IconAlertTriangle } from '../../../ui/icons/tabler/IconAlertTriangle.tsx';
import { dangerLine } from '../list/TrailSummaryCard.css.ts';
import { isInDanger } from './seasonalInfo.ts';

/** Renders the avalanche danger of a trail in one line, in the avalanche season only. */
export function DangerLine({ trail }: { trail: Trail }) {
  const time = useVisitTime();
  if (!isInDanger(trail, time)) return null;
  const possible = trail.avalancheTerrain.class === 'unknown';
  return (
    <p className={dangerLine}>
      <IconAlertTriangle size={20} aria-hidden />
      {possible ? 'Possible avalanche danger' : 'Avalanche danger'}, {monthSpan(time.avalanche.months)}
    </p>
  );
}
