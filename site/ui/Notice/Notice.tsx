import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconUrgent } from '../icons/icons.tsx';
import * as styles from './Notice.css.ts';

/** Sign of each tone. */
export const noticeIcons = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconUrgent,
  ok: IconCircleCheck,
};

/** Red, danger, is for danger to people, for places that are closed and for failures alone. */
export type NoticeTone = keyof typeof noticeIcons;

interface NoticeProps {
  tone: NoticeTone;
  heading: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** A message that should not be missed. */
export function Notice({ tone, heading, level = 2, children }: NoticeProps) {
  const Icon = noticeIcons[tone];
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.notice, styles.tones[tone])}>
      <Icon size={32} aria-hidden className={styles.icon} />
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}

/** Says that something in this browser's storage could not be read. `what` is the subject of the sentence. */
export function UnreadNotice({ what }: { what: string }) {
  return (
    <Notice tone="warning" heading={`${what} couldn’t be read`}>
      <p>The saved data is damaged or from another version of the guide. You can start a new one.</p>
    </Notice>
  );
}

interface FoldedNoticeProps {
  tone: NoticeTone;
  heading: string;
  children: ReactNode;
}

/** Renders a message as one line that cannot be missed and opens to the rest. */
export function FoldedNotice({ tone, heading, children }: FoldedNoticeProps) {
  const Icon = noticeIcons[tone];
  return (
    <details className={classNames(styles.folded, styles.tones[tone])}>
      <summary className={styles.foldedHead}>
        <Icon size={22} aria-hidden />
        <h2 className={styles.shortHeading}>{heading}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

interface StripProps {
  tone: keyof typeof styles.strip;
  heading: ReactNode;
  /** Words after the heading, in small type. */
  more?: string;
  children?: ReactNode;
}

/** Renders what matters today on a record's page: a line across the page that opens to the rest, if there is any. */
export function Strip({ tone, heading, more, children }: StripProps) {
  const Icon = noticeIcons[tone];
  const Line = children ? 'summary' : 'div';
  const line = (
    <Line className={classNames(styles.strip[tone], Boolean(children) && styles.foldedHead)}>
      <Icon size={22} aria-hidden />
      <div>
        <h2 className={styles.shortHeading}>{heading}</h2>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </Line>
  );
  if (!children) return line;
  return (
    <details>
      {line}
      <div className={styles.rest}>{children}</div>
    </details>
  );
}
