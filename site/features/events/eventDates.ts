import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { eventSeasonLabel, monthOf } from '../../calendar/seasons.ts';
import { dateRangeText } from '#schemas/rules/dateRangeText.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import { nextUsualDays } from '#schemas/rules/events/nextEventDays.ts';
import { priceText } from '#schemas/rules/money.ts';
import { namingDay } from './usualDays.ts';

type EventDates = Pick<ParkEvent, 'startDate' | 'endDate'>;

/** Formats the date of an event; a range only if start and end differ. */
export function eventDateText({ startDate, endDate }: EventDates): string {
  return startDate ? dateRangeText(startDate, endDate) : 'Dates to be confirmed';
}

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
  const [month = ''] = dateRangeText(namingDay(nextUsualDays(usual, today)), null).split(' ');
  return { day: month, month: 'usual time' };
}

/** Returns the note about an event on the same day of every year: "Every year on Jul 1". */
export function yearlyText(startDate: string): string {
  return `Every year on ${dateRangeText(startDate, null).replace(/, \d+$/, '')}`;
}

/** Formats a time: "9:30", and midnight at the end of a day. */
function clockText(time: string): string {
  return time === '24:00' ? 'midnight' : time.replace(/^0/, '');
}

/** Formats the dates of an event with its times, if known: "Jul 1, 2027, 19:30 – 22:00". */
export function eventMomentText(event: EventDates & Pick<ParkEvent, 'startTime' | 'endTime'>): string {
  const { startDate, endDate, startTime, endTime } = event;
  if (!startDate || startTime === null) return eventDateText(event);
  const start = `${dateRangeText(startDate, null)}, ${clockText(startTime)}`;
  const isLater = endDate !== null && endDate !== startDate;
  const end = endTime === null ? '' : clockText(endTime);
  if (!isLater) return end ? `${start} – ${end}` : start;
  return `${start} – ${[dateRangeText(endDate, null), end].filter(Boolean).join(', ')}`;
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

/** Formats the price of an event. */
export function eventPrice({ isFree, price }: Pick<ParkEvent, 'isFree' | 'price'>, currency: string): string {
  if (isFree) return 'Free Event';
  return price === null ? 'Price to be confirmed' : `From ${priceText(Number(price), currency)}`;
}
