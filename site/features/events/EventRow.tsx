import { IconArrowUpRight } from '../../ui/icons/tabler/IconArrowUpRight.tsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EventRow.css.ts';

interface EventRowProps {
  name: string;
  /** Its own page elsewhere. */
  href?: string | null;
  picture: PictureData;
  /** The large part of the date, for example "17"; null while it is not announced. */
  day: string | null;
  /** The rest of the date in words. */
  dateText: string;
  meta: string[];
  tags: ReactNode;
  level?: 2 | 3;
  /** Controls beside the link to its page. */
  actions?: ReactNode;
}

/** Something that happens: a large day, the name, the place. */
export function EventRow({
  name,
  href,
  picture,
  day,
  dateText,
  meta,
  tags,
  level = 3,
  actions,
}: EventRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        {day && <span className={styles.day}>{day}</span>}
        <span className={styles.month}>{dateText}</span>
      </p>
      <div className={styles.info}>
        <Heading className={styles.heading}>
          {href ? (
            <a href={href} rel="noopener" className={styles.link}>
              {name}
              <VisuallyHidden> (official page)</VisuallyHidden>
              <IconArrowUpRight size={20} aria-hidden className={styles.arrow} />
            </a>
          ) : (
            name
          )}
        </Heading>
        <div className={styles.meta}>
          {meta.map((item) => (
            <p key={item}>{item}</p>
          ))}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} crop="wide" sizes="220px" decorative />
      </div>
      <div className={styles.tags}>{tags}</div>
    </article>
  );
}
