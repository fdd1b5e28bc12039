import { type ReactNode, useId } from 'react';
import { useFilterPanel } from '../../../ui/FilterLayout/useFilterPanel.ts';
import { foldHead } from '../../../ui/Fold/Fold.css.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Wrap } from '../../../ui/Layout/Layout.tsx';
import * as styles from './FoldedSection.css.ts';

interface FoldedSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Renders a section of a guide that is folded to its heading on a phone. A link to its content unfolds it. */
export function FoldedSection({ id, heading, children }: FoldedSectionProps) {
  const headingId = useId();
  const [open] = useFilterPanel(true);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Wrap>
        <details open={open === true} className={open === 'auto' ? styles.auto : undefined}>
          <summary className={foldHead}>
            <Heading id={headingId}>{heading}</Heading>
          </summary>
          <div id={id} className={styles.content}>
            {children}
          </div>
        </details>
      </Wrap>
    </section>
  );
}
