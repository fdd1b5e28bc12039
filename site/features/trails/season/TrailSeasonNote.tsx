import { IconAlertTriangle, IconLeaf } from '../../../ui/icons/icons.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { capitalize, listInWords } from '../../../ui/text/text.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { siteSeason } from '../../../calendar/seasons.ts';
import { SeasonBanner } from '../../../ui/SeasonBanner/SeasonBanner.tsx';
import { BulletinLink } from './WinterLine.tsx';
import { notRuledOutBySeason, winterStateNow } from './seasonalInfo.ts';

const states = [
  { state: 'recommended', one: 'is', many: 'are', words: 'recommended in winter' },
  { state: 'exposed', one: 'is', many: 'are', words: 'exposed to avalanches' },
  { state: 'unrated', one: 'has', many: 'have', words: 'no avalanche rating' },
] as const;

/**
 * Renders the season of all trails today: a line with the number of trails in season, or in the avalanche season that
 * it is one. It opens to the rest.
 */
export function TrailSeasonNote({ trails }: { trails: Trail[] }) {
  const time = useSeasonTime();
  const possible = trails.filter((trail) => notRuledOutBySeason(trail, time)).length;
  const of = `of ${trails.length} ${trails.length === 1 ? 'trail' : 'trails'}`;
  const counts = states.flatMap(({ state, one, many, words }) => {
    const count = trails.filter((trail) => winterStateNow(trail, time) === state).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many} ${words}`];
  });
  const isDangerous = counts.length > 0;
  const Icon = isDangerous ? IconAlertTriangle : IconLeaf;
  const season = (
    <>
      <strong>It’s {siteSeason(time.month, time.hemisphere)}.</strong>{' '}
      {possible === 0
        ? trails.length === 1
          ? 'The one trail is out of season or exposed to avalanches.'
          : `All ${trails.length} trails are out of season or exposed to avalanches.`
        : possible === trails.length
          ? `All ${trails.length} trails are in season.`
          : `${possible} ${of} ${possible === 1 ? 'is' : 'are'} in season.`}{' '}
    </>
  );
  return (
    <SeasonBanner icon={<Icon size={22} aria-hidden />}>
      <details>
        <summary>
          {isDangerous ? (
            <>
              <strong>Avalanche season</strong>, {monthSpan(time.avalanche.months)}.{' '}
            </>
          ) : (
            season
          )}
        </summary>
        {isDangerous && (
          <>
            {capitalize(of)}, {listInWords(counts)}. {season}
          </>
        )}
        This goes by the date only, not by today's conditions. <BulletinLink />
      </details>
    </SeasonBanner>
  );
}
