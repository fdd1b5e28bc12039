import { type ReactNode, useContext } from 'react';
import type { EventSummary } from '#schemas/types/published.ts';
import { EventRow } from './EventRow.tsx';
import { SiteContext, useCurrency } from '../../ui/SiteContext.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { eventAddress } from '#schemas/rules/eventAddress.ts';
import { eventDateText, eventPrice, eventSeason, yearlyText } from './eventDates.ts';

interface EventCardProps {
  event: EventSummary;
  level?: 2 | 3;
  /** URL that shows its details; the list without filters by default. */
  href?: string;
  /** Tag of an event on the visitor's dates. */
  mark?: string | null;
  /** Buttons beside the link, for example the save button. */
  actions?: ReactNode;
  /** Details below the row. */
  details?: ReactNode;
}

/** Row of an event with its date. */
export function EventCard({ event, level, href, mark, actions, details }: EventCardProps) {
  const { slug, name, picture, location, startDate, usualTime, yearly, eventStatus } = event;
  const currency = useCurrency();
  const { hemisphere = 'north' } = useContext(SiteContext);
  const season = eventSeason(startDate, hemisphere);
  return (
    <EventRow
      name={name}
      href={href ?? eventAddress(slug)}
      picture={picture}
      day={startDate ? String(Number(startDate.slice(8))) : null}
      dateText={eventDateText(event)}
      meta={[
        location,
        ...(yearly && startDate ? [yearlyText(startDate)] : []),
        ...(!startDate && usualTime ? [`Usually: ${usualTime}`] : []),
      ]}
      level={level}
      tags={
        <>
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {mark && <Tag tone="outline">{mark}</Tag>}
          {season && <Tag tone="outline">{season}</Tag>}
          <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
        </>
      }
      actions={actions}
      details={details}
    />
  );
}
