import type { ReactNode } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { EventRow } from './EventRow.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { eventDateText, eventPrice, eventSeason } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  level?: 2 | 3;
  /** What visitors can do beside reading, for example keeping the event. */
  actions?: ReactNode;
}

/** An event as a row with its date. */
export function EventCard({ event, level, actions }: EventCardProps) {
  const { name, picture, location, startDate, usualTime, eventStatus, url } = event;
  const currency = useCurrency();
  const season = eventSeason(startDate);
  return (
    <EventRow
      name={name}
      href={url}
      picture={picture}
      day={startDate ? String(Number(startDate.slice(8))) : null}
      dateText={eventDateText(event)}
      meta={[
        location,
        ...(!startDate && usualTime ? [`Usually: ${usualTime}`] : []),
        ...(eventStatus === 'unconfirmed' && startDate ? ['Date not yet confirmed by the organiser'] : []),
      ]}
      level={level}
      tags={
        <>
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {season && <Tag tone="outline">{season}</Tag>}
          <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
        </>
      }
      actions={actions}
    />
  );
}
