import * as styles from './BandFigures.css.ts';

/** Renders counts in a title band. */
export function BandFigures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
