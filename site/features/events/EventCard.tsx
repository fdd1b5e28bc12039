import type { ReactNode } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { EventRow } from './EventRow.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { eventAddress } from '#schemas/rules/eventAddress.ts';
import { eventDateText, eventPrice, eventSeason } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  level?: 2 | 3;
  /** URL that shows its details; the list without filters by default. */
  href?: string;
  /** Buttons beside the link, for example the save button. */
  actions?: ReactNode;
  /** Details below the row. */
  details?: ReactNode;
}

/** Row of an event with its date. */
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
