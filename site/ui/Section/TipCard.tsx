import { type ReactNode, useId } from 'react';
import * as styles from './TipCard.css.ts';

/** A few lines under a ruled heading of the third level, one of several side by side. */
export function TipCard({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
