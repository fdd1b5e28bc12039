import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

/** A word or two about the text beside it. */
export function Tag({ tone = 'quiet', children }: { tone?: keyof typeof styles.tag; children: ReactNode }) {
  return <span className={styles.tag[tone]}>{children}</span>;
}

/** A list of tags. */
export function TagList({ items, label }: { items: string[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </ul>
  );
}
