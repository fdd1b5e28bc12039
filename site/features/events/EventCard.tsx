import { type ReactNode, useContext } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { eventAddress } from '#schemas/rules/events/eventAddress.ts';
import { link } from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteContext, useCurrency } from '../../ui/SiteContext.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Tag } from '../../ui/Text/Text.tsx';
import * as styles from './EventCard.css.ts';
import { eventBadge, eventPrice, eventSeason, yearlyText } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  today: string;
  /** URL that shows its details; the list without filters by default. */
  href?: string;
  /** Tag of an event on the trip dates. */
  mark?: string | null;
  /** Save button and collapsible details of the list, which shows the picture as well. */
  controls?: { save: ReactNode; details: ReactNode };
}

/** Row of an event: the day or the usual month, the name, the place. */
export function EventCard({ event, today, href, mark, controls }: EventCardProps) {
  const { slug, name, picture, location, startDate, usualTime, yearly, eventStatus } = event;
  const currency = useCurrency();
  const { hemisphere = 'north' } = useContext(SiteContext);
  const badge = eventBadge(event, today);
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <span className={styles.day}>{badge.day}</span> <span className={styles.month}>{badge.month}</span>
      </p>
      <div>
        <h3 className={styles.heading}>
          <SiteLink to={href ?? eventAddress(slug)} className={link}>
            {name}
          </SiteLink>
        </h3>
        <p className={styles.meta}>
          {[location, eventSeason(startDate, hemisphere)].filter(Boolean).join('\u00a0· ')}
        </p>
        {yearly && startDate && <p className={styles.meta}>{yearlyText(startDate)}</p>}
        {!startDate && usualTime && <p className={styles.meta}>Usually: {usualTime}</p>}
      </div>
      <div className={controls ? styles.foot : styles.side}>
        <div className={styles.actions}>
          {controls && <div className={styles.save}>{controls.save}</div>}
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {mark && <Tag tone="outline">{mark}</Tag>}
          {event.isFree || event.price !== null ? (
            <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
          ) : (
            <span className={styles.meta}>{eventPrice(event, currency)}</span>
          )}
        </div>
        {controls?.details}
      </div>
      {controls && (
        <div className={styles.picture}>
          <Picture picture={picture} crop="wide" sizes="180px" decorative />
        </div>
      )}
    </article>
  );
}
