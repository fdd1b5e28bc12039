import { capitalize, listInWords } from '../../../ui/text/text.ts';
import type { Trail } from '#schemas/types/published.ts';
import { useSeasonTime } from './useSeasonTime.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { Strip } from '../../../ui/Notice/Notice.tsx';
import { BulletinLink, recommendedBy, UnratedLine } from './WinterLine.tsx';
import { seasonalInfo } from './seasonalInfo.ts';

/** Renders the season of a trail today; its state in the avalanche season comes first. */
export function TrailSeasonBanner({ trail }: { trail: Trail }) {
  const time = useSeasonTime();
  const info = seasonalInfo(trail, time);
  const best = listInWords(trail.bestMonths.map(capitalize));
  const outside = bestOutside(trail, time.avalanche.months);
  if (info.winterState === 'exposed') {
    const place = trail.avalancheTerrain.hazard?.place;
    return (
      <Strip
        tone="danger"
        heading={`Avalanche danger from ${monthSpan(time.avalanche.months)}${place ? `: ${place}` : ''}`}
      >
        <p>
          {info.warnings.map((warning) => `${warning}. `)}
          {outside} <BulletinLink />
        </p>
      </Strip>
    );
  }
  if (info.winterState === 'unrated')
    return (
      <Strip tone="warning" heading={`Not rated for avalanches, ${monthSpan(time.avalanche.months)}`}>
        <p>
          <UnratedLine /> {info.warnings.map((warning) => `${warning}. `)}
          {outside}
        </p>
      </Strip>
    );
  return (
    <Strip
      tone="info"
      heading={`${capitalize(info.season)}: ${info.accessible ? 'in season' : info.warnings[0]}`}
      more={info.winterState && trail.winterWalk ? recommendedBy(trail.winterWalk) : ''}
    >
      <p>
        Going by the date only. Check conditions.{' '}
        {info.recommended
          ? 'This is one of its best months. '
          : `Best month${trail.bestMonths.length === 1 ? '' : 's'}: ${best}. `}
        <BulletinLink />
      </p>
    </Strip>
  );
}

/** Returns the sentence about the best months of a trail that are not in the avalanche season. */
function bestOutside({ bestMonths }: Trail, dangerous: readonly string[]): string {
  const months = bestMonths.filter((month) => !dangerous.includes(month)).map(capitalize);
  if (months.length === 0) return 'Its best months all fall in avalanche season.';
  return `Best month${months.length === 1 ? '' : 's'}: ${listInWords(months)}.`;
}
