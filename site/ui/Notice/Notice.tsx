import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconUrgent } from '../icons/icons.tsx';
import { classNames } from '../classNames.ts';
import type { ReactNode } from 'react';
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
