import type { Stat } from '#schemas/types/published.ts';
import * as styles from './StatStrip.css.ts';

/** Large numbers with their labels, and which of them nobody has verified. */
export function StatStrip({ stats }: { stats: Stat[] }) {
  const unverified = stats.filter(({ provenance }) => provenance.status === 'unverified');
  return (
    <div className={styles.frame}>
      <dl className={styles.strip}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {unverified.length > 0 && (
        <p className={styles.note}>
          Not verified: {unverified.map(({ value, label }) => `${value} ${label}`).join(', ')}.
        </p>
      )}
    </div>
  );
}
