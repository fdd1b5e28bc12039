import type { ProfilePoint } from '#schemas/types/published.ts';
import * as styles from './TrailSummaryCard.css.ts';

/** Height range in metres of every small profile, so that trails can be compared. A longer climb fills its own. */
const oneScale = 1100;

/** Renders the profile of a trail, the trailhead at the left. */
export function ProfileLine({ profile }: { profile: ProfilePoint[] }) {
  const last = profile.at(-1);
  if (!last || last.km === 0) return <div className={styles.noProfile}>No elevation data</div>;
  const elevations = profile.map((point) => point.elevation);
  const low = Math.min(...elevations);
  const range = Math.max(oneScale, Math.max(...elevations) - low);
  const points = profile.map(
    ({ km, elevation }) =>
      `${((km / last.km) * 300).toFixed(1)} ${(88 - ((elevation - low) / range) * 76).toFixed(1)}`,
  );
  return (
    <svg viewBox="0 0 300 96" preserveAspectRatio="none" className={styles.profile} aria-hidden="true">
      <path className={styles.area} d={`M0 96 L${points.join(' L')} L300 96Z`} />
      <path className={styles.line} d={`M${points.join(' L')}`} />
    </svg>
  );
}
