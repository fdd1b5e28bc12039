import { kmText, metresText } from '#schemas/rules/distanceText.ts';
import type { NoticeLine as Line, TrailDetail } from '#schemas/types/published.ts';
import { profilePoints, profileSize, type ProfileScale } from './profileScale.ts';
import { linesInForce } from '../../notices/linesInForce.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { useTripDates } from '../../tripDates/tripDates.ts';

/** Renders items under each other, or the words that there are none. */
export function ItemsOrNone({ items, none }: { items: readonly string[]; none: string }) {
  if (items.length === 0) return none;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Renders the closures and restrictions in force today or on the trip dates, or that none is known. */
export function NoticesToday({ restrictions }: { restrictions: Line[] }) {
  const lines = linesInForce(restrictions, useTripDates());
  return lines.length > 0 ? <NoticeLine restrictions={restrictions} /> : 'None that we know of';
}

/** Renders the profile of a trail at a scale, with the heights that it reaches. */
export function ProfileCell({ trail: { route }, scale }: { trail: TrailDetail; scale: ProfileScale }) {
  const profile = route?.profile ?? [];
  const points = profilePoints(profile, scale);
  if (points === '') return 'No elevation data';
  const heights = profile.map(({ elevation }) => elevation);
  const { width, height } = profileSize;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p>
        {metresText(Math.min(...heights))} to {metresText(Math.max(...heights))} over{' '}
        {kmText(profile.at(-1)?.km ?? 0)}
        {route?.covers === 'partial' && ' (part of the trail)'}
      </p>
    </>
  );
}
