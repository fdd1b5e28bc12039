import type { ReactNode } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { MonthCells, shortMonths } from '../../../ui/MonthCells/MonthCells.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { eventPrice } from '../eventDates.ts';
import { EventRow } from '../EventRow.tsx';
import { monthOf } from '../../../calendar/seasons.ts';
import { namingDay, nextUsualDays, usualMonths } from './usualDays.ts';

const meanings = { held: 'usual', free: 'not usual' };

interface UsualEventCardProps {
  event: ParkEvent;
  today: string;
  href: string;
  /** Tag of an event on the chosen or the visitor's dates. */
  mark: string | null;
  actions: ReactNode;
  details: ReactNode;
}

/** Row of an event without announced dates, at its usual time on a strip of twelve months. */
export function UsualEventCard({ event, today, mark, ...row }: UsualEventCardProps) {
  const { name, picture, location, usualTime, usual, eventStatus } = event;
  const currency = useCurrency();
  return (
    <EventRow
      {...row}
      name={name}
      picture={picture}
      day={null}
      monthName={usual ? shortMonths[monthOf(namingDay(nextUsualDays(usual, today))) - 1] : undefined}
      dateText={usual ? 'usual time' : 'no usual time'}
      meta={[location, ...(usualTime ? [`Usually: ${usualTime}`] : [])]}
      strip={
        usual && (
          // The words above say the same, without twelve months to listen to.
          <div aria-hidden="true">
            <MonthCells held={usualMonths(usual)} label="Usual months" meanings={meanings} />
          </div>
        )
      }
      level={4}
      tags={
        <>
          {eventStatus === 'cancelled' && <Tag tone="danger">Cancelled</Tag>}
          {mark && <Tag tone="outline">{mark}</Tag>}
          <Tag tone={event.isFree ? 'gold' : 'quiet'}>{eventPrice(event, currency)}</Tag>
        </>
      }
    />
  );
}
