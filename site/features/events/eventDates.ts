import { dateRangeText, shortDayText } from '#schemas/rules/dateText.ts';
import { eventDateText, eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { nextUsualDays, type DaySpan } from '#schemas/rules/events/nextEventDays.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import type { ParkEvent, Site, UsualDays } from '#schemas/types/published.ts';
import { eventSeasonLabel, monthOf } from '../../calendar/seasons.ts';

type EventDates = Pick<ParkEvent, 'startDate' | 'endDate'>;

/**
 * Returns the date of an event in two lines: "24" and "Dec 2027" or the whole range, or the month of its usual days,
 * because their dates are not announced.
 */
export function eventBadge(
  event: EventDates & Pick<ParkEvent, 'usual'>,
  today: string,
): { day: string | null; month: string } {
  const { startDate, endDate, usual } = event;
  if (startDate) {
    const text = eventDateText(event);
    const isOneDay = (endDate ?? startDate) === startDate;
    return { day: String(Number(startDate.slice(8))), month: isOneDay ? text.replace(/ \d+,/, '') : text };
  }
  if (!usual) return { day: null, month: eventDateText(event) };
  const [month = ''] = shortDayText(namingDay(nextUsualDays(usual, today))).split(' ');
  return { day: month, month: 'usual dates' };
}

/** Returns the note about an event on the same day of every year: "Every year on Jul 1". */
export function yearlyText(startDate: string): string {
  return `Every year on ${shortDayText(startDate)}`;
}

/** Formats the dates of an event with its times, if known: "Jul 1, 2027, 7:30 PM – 10:00 PM". */
export function eventMomentText(event: EventDates & Pick<ParkEvent, 'startTime' | 'endTime'>): string {
  const { startDate, endDate, startTime, endTime } = event;
  if (!startDate || startTime === null) return eventDateText(event);
  const start = `${dateRangeText(startDate)}, ${timeText(startTime)}`;
  const isLater = endDate !== null && endDate !== startDate;
  const end = endTime === null ? '' : timeText(endTime);
  if (!isLater) return end ? `${start} – ${end}` : start;
  return `${start} – ${[dateRangeText(endDate), end].filter(Boolean).join(', ')}`;
}

/** Returns the season of the month in which an event starts, or null without a date. */
export function eventSeason(
  startDate: string | null,
  hemisphere: Site['hemisphere'],
): ReturnType<typeof eventSeasonLabel> | null {
  return startDate ? eventSeasonLabel(monthOf(startDate), hemisphere) : null;
}

/** Returns true if an event is not over on a day; always for events without dates. */
export function isUpcoming({ startDate, endDate }: EventDates, today: string): boolean {
  const last = endDate ?? startDate;
  return last === null || last >= today;
}

/** Returns an event that falls on the same day every year with the next such date, because a page may be older. */
export function onNextDay(event: ParkEvent, today: string): ParkEvent {
  if (!event.yearly) return event;
  const date = nextDayOfYear(event.yearly, today);
  return { ...event, startDate: date, endDate: date };
}

/** Days after the first one: enough to be in the later month when a weekend begins in one and ends in the next. */
const weekend = 4;

/** Returns a day of the month that names usual days: four days after their first, or their last if that is sooner. */
export function namingDay({ from, to }: DaySpan): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + weekend)).toISOString().slice(0, 10);
  return later < to ? later : to;
}

/** Returns true if the usual days of some year touch a trip, both days included. */
export function isUsualDuring(usual: UsualDays, from: string, until: string): boolean {
  return nextUsualDays(usual, from).from <= until;
}

/** Returns the facts that the record of an event states. */
export function eventFacts(event: ParkEvent, currency: string): { term: string; value: string }[] {
  const { startDate, usualTime, yearly, location, organiser, price, pricePer, isFree } = event;
  const per = !isFree && price !== null && pricePer !== null ? ` per ${pricePer}` : '';
  return [
    { term: 'When', value: eventMomentText(event) },
    ...(yearly === null || startDate === null ? [] : [{ term: 'Date rule', value: yearlyText(startDate) }]),
    ...(startDate === null && usualTime !== null ? [{ term: 'Usually', value: usualTime }] : []),
    { term: 'Where', value: location },
    { term: 'Price', value: `${eventPrice(event, currency)}${per}` },
    ...(organiser === null ? [] : [{ term: 'Organizer', value: organiser }]),
  ];
}
