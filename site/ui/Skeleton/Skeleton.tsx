import { Grid } from '../Layout/Layout.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as styles from './Skeleton.css.ts';

/** Number of cards that stand in for a list while it loads. */
const skeletonCards = 6;

/** Stands in for a grid of cards while it loads. */
export function SkeletonGrid({
  of,
  label,
  shown = false,
}: {
  of: 'posters' | 'tickets' | 'stays' | 'trails' | 'two';
  label: string;
  /** Shows the label. */
  shown?: boolean;
}) {
  return (
    <div role="status">
      {shown ? <p className={styles.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      <Grid of={of}>
        {Array.from({ length: skeletonCards }, (_, index) => (
          <div key={index} className={styles.card} data-skeleton aria-hidden>
            <div className={of === 'two' || of === 'stays' ? styles.pictureWide : styles.picture} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        ))}
      </Grid>
    </div>
  );
}
