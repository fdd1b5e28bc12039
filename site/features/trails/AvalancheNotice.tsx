import type { AvalancheTerrain } from '#schemas/types/published.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';

interface AvalancheNoticeProps {
  terrain: AvalancheTerrain;
  /** Trail not accessible in winter: what the season says against it. */
  warning: string | null;
  /** November to June. */
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
        {ratings[terrain.class]} ({sourceText({ ...terrain, verifiedOn: null })}). Outside summer, go only
        with training, a transceiver, a probe, a shovel and the bulletin of the day.
      </p>
      {terrain.note && <p>{terrain.note}</p>}
    </Notice>
  );
}
