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
