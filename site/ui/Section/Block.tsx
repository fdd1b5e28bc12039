import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import { screenOnly as notOnPaper } from '../theme/screenOnly.css.ts';
import * as styles from './Block.css.ts';

interface BlockProps {
  heading: string;
  id?: string;
  /** Blocks of a side column carry a smaller heading. */
  side?: boolean;
  /** Not on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a detail page: heading and content, divided from the next by a rule. */
export function Block({ heading, id, side = false, screenOnly = false, children }: BlockProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.block, screenOnly && notOnPaper)}
    >
      <Heading id={headingId} size={side ? 'card' : 'section'}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
