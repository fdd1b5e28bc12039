import { type ReactNode, useEffect, useId, useState } from 'react';
import { Heading } from '../../../ui/Text/Text.tsx';
import { Wrap } from '../../../ui/Layout/Layout.tsx';
import { desktop } from '../../../ui/theme/media.ts';
import * as styles from '../GuideNavigation.css.ts';

interface FoldedSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Renders a section of a guide that is folded to its heading on a phone. A link to its content unfolds it. */
export function FoldedSection({ id, heading, children }: FoldedSectionProps) {
  const headingId = useId();
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(window.matchMedia(desktop).matches), []);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Wrap>
        <details open={open} className={open === undefined ? styles.auto : undefined}>
          <summary className={styles.head}>
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
