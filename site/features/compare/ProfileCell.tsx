import type { TrailDetail } from '#schemas/types/published.ts';
import { type ProfileScale, profilePoints, profileSize } from './profileScale.ts';

/** Renders the profile of a trail at a scale, with the heights that it reaches. */
export function ProfileCell({ trail: { route }, scale }: { trail: TrailDetail; scale: ProfileScale }) {
  const profile = route?.profile ?? [];
  const points = profilePoints(profile, scale);
  if (points === '') return 'No elevation data';
  const heights = profile.map(({ elevation }) => Math.round(elevation));
  const { width, height } = profileSize;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p>
        {Math.min(...heights).toLocaleString('en')} to {Math.max(...heights).toLocaleString('en')} m over{' '}
        {profile.at(-1)?.km.toFixed(1)} km
        {route?.covers === 'partial' && ', a part of the walk'}
      </p>
    </>
  );
}
