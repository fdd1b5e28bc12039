import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './TipCard.css.ts';

interface TipCardProps {
  heading: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A few lines under a ruled heading, one of several side by side. */
export function TipCard({ heading, level = 3, children }: TipCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <Heading id={headingId} level={level} size="card">
        {heading}
      </Heading>
      {children}
    </section>
  );
}
