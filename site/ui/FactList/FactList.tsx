import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export interface FactItem {
  term: string;
  value: ReactNode;
}

/** Terms and values under each other. */
export function FactList({ facts }: { facts: FactItem[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Terms and large values side by side, for the top of a page. */
export function FactStrip({ facts }: { facts: FactItem[] }) {
  return (
    <dl className={styles.strip}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.stripItem}>
          <dt className={styles.stripTerm}>{term}</dt>
          <dd className={styles.stripValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
