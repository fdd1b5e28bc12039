import { IconLeaf } from '../../ui/icons/tabler/IconLeaf.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { type MonthNumber, siteSeason } from '../../calendar/seasons.ts';
import { SeasonBanner } from '../../ui/SeasonBanner/SeasonBanner.tsx';
import { notRuledOutBySeason } from './seasonalInfo.ts';

/** What the calendar says about all trails today. */
export function TrailSeasonNote({ trails, month }: { trails: Trail[]; month: MonthNumber }) {
  const possible = trails.filter((trail) => notRuledOutBySeason(trail, month)).length;
  return (
    <SeasonBanner icon={<IconLeaf size={22} aria-hidden />}>
      <strong>It is {siteSeason(month)}.</strong> {possible} of {trails.length} trails are not ruled out by
      season. The calendar says so; nobody has checked them today.
    </SeasonBanner>
  );
}
