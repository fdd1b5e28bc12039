import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { link } from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './EventRow.css.ts';

interface EventRowProps {
  name: string;
  /** URL that opens it in the list of events. */
  href: string;
  picture: PictureData;
  /** Day of the month, for example "17"; null without a date. */
  day: string | null;
  /** First usual month, for example "Jan", of an event without a date. */
  monthName?: string;
  /** The date as text. */
  dateText: string;
  meta: string[];
  /** Drawing below the text. */
  strip?: ReactNode;
  tags: ReactNode;
  level?: 2 | 3 | 4;
  /** Controls beside the link. */
  actions?: ReactNode;
  /** Details below the row. */
  details?: ReactNode;
}

/** Looks of an event row: a large day, the name, the place. */
export function EventRow({
  name,
  href,
  picture,
  day,
  monthName,
  dateText,
  meta,
  strip,
  tags,
  level = 3,
  actions,
  details,
}: EventRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        {day && <span className={styles.day}>{day}</span>}
        {monthName && <span className={styles.monthName}>{monthName}</span>}
        <span className={styles.month}>{dateText}</span>
      </p>
      <div className={styles.info}>
        <Heading className={styles.heading}>
          <SiteLink to={href} className={link}>
            {name}
          </SiteLink>
        </Heading>
        <div className={styles.meta}>
          {meta.map((item) => (
            <p key={item}>{item}</p>
          ))}
        </div>
        {strip}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} crop="wide" sizes="(min-width: 1000px) 220px, 84px" decorative />
      </div>
      <div className={styles.tags}>{tags}</div>
      {details && <div className={styles.details}>{details}</div>}
    </article>
  );
}
