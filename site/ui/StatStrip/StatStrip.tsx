import type { Stat } from '#schemas/types/published.ts';
import * as styles from './StatStrip.css.ts';

/** Large numbers with their labels; those nobody has verified say so. */
export function StatStrip({ stats }: { stats: Stat[] }) {
  return (
    <dl className={styles.strip}>
      {stats.map(({ value, label, provenance }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>
            {label}
            {provenance.status === 'unverified' && <span className={styles.note}>(not verified)</span>}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
