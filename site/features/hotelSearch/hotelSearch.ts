import type { Partner } from '#schemas/types/published.ts';
import { partnerUrl } from '../../partners/partnerUrl.ts';
import { type CalendarDate, type ChosenDates, dateFields } from '../../partners/chosenDates.ts';

/** Action and hidden fields of a search form. */
export interface SearchForm {
  action: string;
  /** Hidden fields: the query of the partner's URL and the affiliate parameters. */
  fields: [name: string, value: string][];
}

/** Splits the partner's search URL into action and fields, because a GET form replaces the query. */
export function hotelSearchForm(partner: Partner): SearchForm {
  const url = new URL(partnerUrl(partner.url, partner));
  const dates: string[] = Object.values(dateFields);
  const fields = [...url.searchParams].filter(([name]) => !dates.includes(name));
  url.search = '';
  return { action: url.href, fields };
}

/** Returns the URL of a search at the hotel partner with dates (yyyy-MM-dd) and affiliate parameters. */
export function hotelSearchUrl(partner: Partner, checkIn: CalendarDate, checkOut: CalendarDate): string {
  const { action, fields } = hotelSearchForm(partner);
  const url = new URL(action);
  const dates = [
    [dateFields.checkIn, checkIn],
    [dateFields.checkOut, checkOut],
  ];
  url.search = new URLSearchParams([...fields, ...dates]).toString();
  return url.href;
}

/** Returns the next date. */
export function dayAfter(date: CalendarDate): CalendarDate {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns the dates with another check-in, null if it is empty or past; a check-out on or before it is cleared. */
export function withCheckIn({ checkOut }: ChosenDates, day: string, today: CalendarDate): ChosenDates {
  if (day < today) return { checkIn: null, checkOut };
  return { checkIn: day, checkOut: checkOut !== null && checkOut > day ? checkOut : null };
}

/** Returns the dates with another check-out, null if it is empty, or on or before the check-in. */
export function withCheckOut({ checkIn }: ChosenDates, day: string, today: CalendarDate): ChosenDates {
  return { checkIn, checkOut: day > (checkIn ?? today) ? day : null };
}
