import type { AvalancheTerrain } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { monthSpan } from '../../../calendar/monthSpan.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';

interface AvalancheNoticeProps {
  terrain: AvalancheTerrain;
  /** Warning that the trail is not accessible in winter. */
  warning: string | null;
  /** True if the month of the visit is in the avalanche season. */
  inSeason: boolean;
}

const ratings = {
  simple: 'This guide rates the trail as simple avalanche terrain',
  challenging: 'This guide rates the trail as challenging avalanche terrain',
  complex: 'This guide rates the trail as complex avalanche terrain',
  unknown: 'We found no rating for this trail. Treat it as avalanche terrain',
};

/** Renders the avalanche rating above the text: red in the avalanche season, otherwise a plain warning for planning. */
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
