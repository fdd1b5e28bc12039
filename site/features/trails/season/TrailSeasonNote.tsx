import { IconAlertTriangle } from '../../../ui/icons/tabler/IconAlertTriangle.tsx';
import { IconLeaf } from '../../../ui/icons/tabler/IconLeaf.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { monthSpan } from '../../../calendar/monthSpan.ts';
import { siteSeason } from '../../../calendar/seasons.ts';
import { SeasonBanner } from '../../../ui/SeasonBanner/SeasonBanner.tsx';
import { BulletinLink } from './BulletinLink.tsx';
import { isInDanger, notRuledOutBySeason } from './seasonalInfo.ts';

/** Renders the season of all trails today; avalanche danger comes first. */
export function TrailSeasonNote({ trails }: { trails: Trail[] }) {
  const time = useVisitTime();
  const dangerous = trails.filter((trail) => isInDanger(trail, time)).length;
  const possible = trails.filter((trail) => notRuledOutBySeason(trail, time)).length;
  const of = `of ${trails.length} ${trails.length === 1 ? 'trail' : 'trails'}`;
  return (
    <SeasonBanner
      tone={dangerous > 0 ? 'danger' : 'season'}
      icon={dangerous > 0 ? <IconAlertTriangle size={22} aria-hidden /> : <IconLeaf size={22} aria-hidden />}
    >
      {dangerous > 0 && (
        <>
          <strong>Avalanche danger from {monthSpan(time.avalanche.months)}</strong> on {dangerous} {of}: they
          cross avalanche terrain or have not been rated.{' '}
        </>
      )}
      <strong>It is {siteSeason(time.month)}.</strong>{' '}
      {possible === 0
        ? `Season or avalanche danger rules out ${trails.length === 1 ? 'the one trail' : `all ${trails.length}`}.`
        : `${possible} ${of} ${possible === 1 ? 'is' : 'are'} not ruled out by season.`}{' '}
      This is by the calendar. Nobody has checked them today. <BulletinLink />
    </SeasonBanner>
  );
}
