import type { AvalancheTerrain } from '#schemas/types/published.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface AvalancheNoticeProps {
  terrain: AvalancheTerrain;
  /** Trail not accessible in winter: what the season says against it. */
  warning: string | null;
  /** November to June. */
  inSeason: boolean;
}

const ratings = {
  simple: 'rated simple avalanche terrain',
  challenging: 'rated challenging avalanche terrain',
  complex: 'rated complex avalanche terrain',
  unknown: 'not rated',
};

/** Stands above all prose: red while avalanches are a danger, a plain warning for those who plan ahead. */
export function AvalancheNotice({ terrain, warning, inSeason }: AvalancheNoticeProps) {
  if (terrain.class === 'none') return null;
  const unknown = terrain.class === 'unknown';
  return (
    <Notice
      tone={inSeason ? 'danger' : 'warning'}
      heading={
        unknown
          ? 'Possible avalanche terrain from November to June'
          : 'Avalanche terrain from November to June'
      }
    >
      <p>
        {warning && <strong>{warning}. </strong>}
        This trail is {ratings[terrain.class]}
        {unknown ? ': take it for avalanche terrain. ' : '. '}
        Outside summer, go only with training, a transceiver, a probe, a shovel and the bulletin of the day.
      </p>
      {terrain.note && <p>{terrain.note}</p>}
    </Notice>
  );
}
