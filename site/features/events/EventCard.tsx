import type { ReactNode } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { EventRow } from './EventRow.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { eventAddress } from './eventAddress.ts';
import { eventDateText, eventPrice, eventSeason } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  level?: 2 | 3;
  /** Where it stands open, when that is not the list without filters. */
  href?: string;
  /** What visitors can do beside reading, for example keeping the event. */
  actions?: ReactNode;
  /** Opens below the row. */
  details?: ReactNode;
}

/** An event as a row with its date. */
export function EventCard({ event, level, href, actions, details }: EventCardProps) {
  const { slug, name, picture, location, startDate, usualTime, eventStatus } = event;
  const currency = useCurrency();
  const season = eventSeason(startDate);
  return (
    <EventRow
      name={name}
      href={href ?? eventAddress(slug)}
      picture={picture}
      day={startDate ? String(Number(startDate.slice(8))) : null}
      dateText={eventDateText(event)}
      meta={[location, ...(!startDate && usualTime ? [`Usually: ${usualTime}`] : [])]}
      level={level}
      tags={
        <>
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {season && <Tag tone="outline">{season}</Tag>}
          <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
        </>
      }
      actions={actions}
      details={details}
    />
  );
}
