import { capitalize } from '../../ui/text/capitalize.ts';
import { IconLeaf } from '../../ui/icons/tabler/IconLeaf.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { SeasonBanner } from '../../ui/SeasonBanner/SeasonBanner.tsx';
import type { SeasonalInfo } from './seasonalInfo.ts';
import { listInWords } from './words.ts';

/** What the calendar says about a trail today. */
export function TrailSeasonBanner({ trail, info }: { trail: Trail; info: SeasonalInfo }) {
  const best = listInWords(trail.bestMonths.map(capitalize));
  return (
    <SeasonBanner icon={<IconLeaf size={22} aria-hidden />}>
      <strong>
        {capitalize(info.season)}: {info.accessible ? 'Not ruled out by season.' : info.warnings[0]}
        {info.accessible ? ' ' : '. '}
      </strong>
      {info.recommended
        ? 'This is one of its best months. '
        : `${trail.bestMonths.length === 1 ? 'Best month' : 'Best months'}: ${best}. `}
      The calendar says so; nobody has checked the trail today.
    </SeasonBanner>
  );
}
