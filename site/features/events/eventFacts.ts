import type { ParkEvent } from '#schemas/types/published.ts';
import { eventMomentText, eventPrice, yearlyText } from './eventDates.ts';

/** Returns the facts that the record of an event states. */
export function eventFacts(event: ParkEvent, currency: string): { term: string; value: string }[] {
  const { startDate, usualTime, yearly, location, organiser, price, pricePer, isFree } = event;
  const per = !isFree && price !== null && pricePer !== null ? ` per ${pricePer}` : '';
  return [
    { term: 'When', value: eventMomentText(event) },
    ...(yearly === null || startDate === null
      ? []
      : [{ term: 'By the calendar', value: yearlyText(startDate) }]),
    ...(startDate === null && usualTime !== null ? [{ term: 'Usually', value: usualTime }] : []),
    { term: 'Where', value: location },
    { term: 'Price', value: `${eventPrice(event, currency)}${per}` },
    ...(organiser === null ? [] : [{ term: 'Organiser', value: organiser }]),
  ];
}
