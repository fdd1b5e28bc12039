import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

interface HeadingProps {
  id?: string;
  /** Level in the outline of the page. */
  level?: 2 | 3;
  size?: keyof typeof styles.size;
  children: ReactNode;
}

/** The heading of a part of a page, or the smaller one of a card or a side column. */
export function Heading({ id, level = 2, size = level === 2 ? 'section' : 'card', children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={styles.size[size]}>
      {children}
    </Tag>
  );
}
