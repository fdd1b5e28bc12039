import { IconAlertTriangle } from '../icons/tabler/IconAlertTriangle.tsx';
import { IconCircleCheck } from '../icons/tabler/IconCircleCheck.tsx';
import { IconInfoCircle } from '../icons/tabler/IconInfoCircle.tsx';
import { IconUrgent } from '../icons/tabler/IconUrgent.tsx';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, danger: IconUrgent, ok: IconCircleCheck };

interface NoticeProps {
  /** Red, danger, is for danger to people and for failures alone. */
  tone: keyof typeof icons;
  heading: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** A message that should not be missed. */
export function Notice({ tone, heading, level = 2, children }: NoticeProps) {
  const Icon = icons[tone];
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice[tone]}>
      <Icon size={32} aria-hidden className={styles.icon} />
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
