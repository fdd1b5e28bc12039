import type { Provenance } from '#schemas/types/published.ts';
import { SourceNote } from './SourceNote.tsx';
import * as styles from './SourceNote.css.ts';

export interface SourcedFact {
  label: string;
  /** Null where the figure is missing. */
  of: Provenance | null;
}

/** One quiet line that opens to the sources of the figures of a page and the day of their last check. */
export function Sources({ facts }: { facts: SourcedFact[] }) {
  const sourced = facts.flatMap(({ label, of }) => (of ? [{ label, of }] : []));
  if (sourced.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Sources and dates</summary>
      {sourced.map(({ label, of }, index) => (
        <SourceNote key={`${label} ${index}`} of={of} label={label} />
      ))}
    </details>
  );
}
