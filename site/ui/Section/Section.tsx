import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Heading, VisuallyHidden } from '../Text/Text.tsx';
import { IconArrowRight } from '../icons/icons.tsx';
import { foldHead, phoneFold } from '../Fold/Fold.css.ts';
import { stack } from '../Layout/Layout.css.ts';
import { Wrap } from '../Layout/Layout.tsx';
import * as styles from './Section.css.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { screenOnly as notOnPaper } from '../theme/shared.css.ts';

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
        <div className={split ? styles.split : styles.plain}>
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

interface BlockProps {
  heading: string;
  id?: string;
  /** With a smaller heading. */
  side?: boolean;
  /** With a smaller heading, and folded to it on a phone, because few visitors read it. */
  folds?: boolean;
  /** Not on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a detail page: heading and content, divided from the next by a rule. */
export function Block({
  heading,
  id,
  side = false,
  folds = false,
  screenOnly = false,
  children,
}: BlockProps) {
  const headingId = useId();
  const title = (
    <Heading id={headingId} size={side || folds ? 'card' : 'section'}>
      {heading}
    </Heading>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.block, folds && styles.folding, screenOnly && notOnPaper)}
    >
      {folds ? (
        <details className={phoneFold}>
          <summary className={foldHead}>{title}</summary>
          <div className={stack.normal}>{children}</div>
        </details>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </section>
  );
}

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
