import type { ReactNode } from 'react';
import { htmlWithBase } from '../../base/guideBase.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Text.css.ts';
import { visuallyHidden } from './Text.css.ts';

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

interface ProseProps {
  /** Safe HTML: the pipeline made it from Markdown without raw HTML. */
  html: string;
  /** Sets the first paragraph larger. */
  lead?: boolean;
}

/** Running text that maintainers wrote in Markdown. */
export function Prose({ html, lead = false }: ProseProps) {
  return (
    <div
      className={classNames(styles.prose, lead && styles.lead)}
      dangerouslySetInnerHTML={{ __html: htmlWithBase(html) }}
    />
  );
}

/** Quotation of a visitor. */
export function Quote({ quote, author }: { quote: string; author: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.author}>{author}</figcaption>
    </figure>
  );
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

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
