import type { Stat } from '#schemas/types/published.ts';
import { Sources } from '../SourceNote/SourceNote.tsx';
import * as styles from './StatStrip.css.ts';

/** Large numbers with their labels, and where they come from. */
export function StatStrip({ stats }: { stats: Stat[] }) {
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
      <Sources
        facts={stats.map(({ value, label, provenance }) => ({ label: `${value} ${label}`, of: provenance }))}
      />
    </div>
  );
}
