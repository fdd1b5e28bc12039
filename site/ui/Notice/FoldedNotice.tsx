import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Notice.css.ts';
import { noticeIcons, type NoticeTone } from './Notice.tsx';

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
