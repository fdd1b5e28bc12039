import type { AvalancheTerrain } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { monthSpan } from '../../../calendar/monthSpan.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';

interface AvalancheNoticeProps {
  terrain: AvalancheTerrain;
  /** Trail not accessible in winter: what the season says against it. */
  warning: string | null;
  /** Whether avalanches are a danger in the month of the visit. */
  inSeason: boolean;
}

const ratings = {
  simple: 'This guide counts the trail as simple avalanche terrain',
  challenging: 'This guide counts the trail as challenging avalanche terrain',
  complex: 'This guide counts the trail as complex avalanche terrain',
  unknown: 'No rating of this trail was found: take it for avalanche terrain',
};

/** Stands above all prose: red while avalanches are a danger, a plain warning for those who plan ahead. */
export function AvalancheNotice({ terrain, warning, inSeason }: AvalancheNoticeProps) {
  const { months, bulletin } = useVisitTime().avalanche;
  if (terrain.class === 'none') return null;
  const unknown = terrain.class === 'unknown';
  return (
    <Notice
      tone={inSeason ? 'danger' : 'warning'}
      heading={`${unknown ? 'Possible avalanche terrain' : 'Avalanche terrain'} from ${monthSpan(months)}`}
    >
      <p>
        {warning && <strong>{warning}. </strong>}
        {ratings[terrain.class]}. Outside summer, go only with training, a transceiver, a probe, a shovel and{' '}
        {bulletin ? <a href={bulletin.href}>the bulletin of the day</a> : 'the bulletin of the day'}.
      </p>
      {terrain.note && <p>{terrain.note}</p>}
    </Notice>
  );
}
