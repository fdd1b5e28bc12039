import { IconArrowRight } from '../icons/icons.tsx';
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import { stack } from '../Layout/Layout.css.ts';
import { Wrap } from '../Layout/Layout.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { screenOnly as notOnPaper } from '../theme/screenOnly.css.ts';
import * as styles from './Section.css.ts';

interface SectionProps {
  heading: string;
  /** Anchor of the section. */
  id?: string;
  intro?: ReactNode;
  tone?: keyof typeof styles.tone;
  /** Heading beside the content on wide screens. */
  split?: boolean;
  /** Not on paper. */
  screenOnly?: boolean;
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A full-width part of a page with a heading of the second level. */
export function Section({
  heading,
  id,
  intro,
  tone = 'page',
  split = false,
  screenOnly = false,
  more,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.tone[tone], screenOnly && notOnPaper)}
      aria-labelledby={headingId}
    >
      <Wrap>
        <div className={split ? styles.split : stack.loose}>
          <header className={styles.header}>
            <Heading id={headingId}>{heading}</Heading>
            {intro && <p className={tone === 'band' ? styles.introOnBand : styles.intro}>{intro}</p>}
            {more && (
              <SiteLink to={more.to} className={styles.more}>
                {more.label}
                <VisuallyHidden> {heading}</VisuallyHidden>
                <IconArrowRight size={20} aria-hidden />
              </SiteLink>
            )}
          </header>
          <div>{children}</div>
        </div>
      </Wrap>
    </section>
  );
}
