import { type ReactNode, useContext } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { link } from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteContext, useCurrency } from '../../ui/SiteContext.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Tag } from '../../ui/Text/Text.tsx';
import * as styles from './EventCard.css.ts';
import { eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { eventBadge, eventSeason, yearlyText } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  today: string;
  /** Tag of an event on the trip dates. */
  mark?: string | null;
  /** Save button of the list, which shows the picture as well. */
  save?: ReactNode;
}

/** Row of an event: the day or the usual month, the name, the place. */
export function EventCard({ event, today, mark, save }: EventCardProps) {
  const { slug, name, picture, location, startDate, usualTime, yearly, eventStatus } = event;
  const currency = useCurrency();
  const { hemisphere = 'north' } = useContext(SiteContext);
  const badge = eventBadge(event, today);
  return (
    <article id={`event-${slug}`} className={styles.row}>
      <p className={styles.date}>
        <span className={styles.day}>{badge.day}</span> <span className={styles.month}>{badge.month}</span>
      </p>
      <div>
        <h3 className={styles.heading}>
          <SiteLink to={recordPath('event', slug)} className={link}>
            {name}
          </SiteLink>
        </h3>
        <p className={styles.meta}>
          {[location, eventSeason(startDate, hemisphere)].filter(Boolean).join('\u00a0· ')}
        </p>
        {yearly && startDate && <p className={styles.meta}>{yearlyText(startDate)}</p>}
        {!startDate && usualTime && <p className={styles.meta}>Usually: {usualTime}</p>}
      </div>
      <div className={save ? styles.foot : styles.side}>
        <div className={styles.actions}>
          {save && <div className={styles.save}>{save}</div>}
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {mark && <Tag tone="outline">{mark}</Tag>}
          {event.isFree || event.price !== null ? (
            <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
          ) : (
            <span className={styles.meta}>{eventPrice(event, currency)}</span>
          )}
        </div>
      </div>
      {save && (
        <div className={styles.picture}>
          <Picture picture={picture} crop="wide" sizes="180px" decorative />
        </div>
      )}
    </article>
  );
}
