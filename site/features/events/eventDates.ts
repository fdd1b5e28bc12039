import type { ParkEvent } from '#schemas/types/published.ts';
import { eventSeasonLabel, monthOf } from '../../calendar/seasons.ts';
import { priceText } from '#schemas/rules/money.ts';

type EventDates = Pick<ParkEvent, 'startDate' | 'endDate'>;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parts(date: string): { day: number; month: number; year: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { day, month, year };
}

/** Two days in words, as a range only where they differ: "Nov 21–22, 2026", "Jan 17 – Feb 3, 2027". */
export function dateRangeText(startDate: string, endDate: string | null): string {
  const start = parts(startDate);
  const startText = `${months[start.month - 1]} ${start.day}`;
  if (!endDate || endDate === startDate) return `${startText}, ${start.year}`;
  const end = parts(endDate);
  const sameYear = start.year === end.year;
  if (sameYear && start.month === end.month) return `${startText}–${end.day}, ${end.year}`;
  return `${startText}${sameYear ? '' : `, ${start.year}`} – ${months[end.month - 1]} ${end.day}, ${end.year}`;
}

/** The date of an event in words; a range only where start and end differ. */
export function eventDateText({ startDate, endDate }: EventDates): string {
  return startDate ? dateRangeText(startDate, endDate) : 'Dates to be confirmed';
}

/** A time on the clock as visitors read it: "9:30", and midnight at the end of a day. */
function clockText(time: string): string {
  return time === '24:00' ? 'midnight' : time.replace(/^0/, '');
}

/** The dates of an event with its times, as far as they are known: "Jul 1, 2027, 19:30 – 22:00". */
export function eventMomentText(event: EventDates & Pick<ParkEvent, 'startTime' | 'endTime'>): string {
  const { startDate, endDate, startTime, endTime } = event;
  if (!startDate || startTime === null) return eventDateText(event);
  const start = `${dateRangeText(startDate, null)}, ${clockText(startTime)}`;
  const isLater = endDate !== null && endDate !== startDate;
  const end = endTime === null ? '' : clockText(endTime);
  if (!isLater) return end ? `${start} – ${end}` : start;
  return `${start} – ${[dateRangeText(endDate, null), end].filter(Boolean).join(', ')}`;
}

/** The season of an event by the month in which it starts; null while that is not announced. */
export function eventSeason(startDate: string | null): ReturnType<typeof eventSeasonLabel> | null {
  return startDate ? eventSeasonLabel(monthOf(startDate)) : null;
}

/** Whether an event is not over on a day; events without dates never are. */
export function isUpcoming({ startDate, endDate }: EventDates, today: string): boolean {
  const last = endDate ?? startDate;
  return last === null || last >= today;
}

/** What an event costs, in words. */
export function eventPrice({ isFree, price }: Pick<ParkEvent, 'isFree' | 'price'>, currency: string): string {
  if (isFree) return 'Free Event';
  return price === null ? 'Price to be confirmed' : `From ${priceText(Number(price), currency)}`;
}

/** Events by their first day, those without dates last in the order given. */
export function byStartDate(events: ParkEvent[]): ParkEvent[] {
  return events.toSorted((a, b) => {
    if (!a.startDate || !b.startDate) return Number(!a.startDate) - Number(!b.startDate);
    return a.startDate.localeCompare(b.startDate);
  });
}
