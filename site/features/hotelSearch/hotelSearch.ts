import type { Partner } from '#schemas/types/published.ts';
import { dateFields, partnerUrl } from '../../partners/partnerUrl.ts';
import type { StayDates } from '../../tripDates/tripDatesStore.ts';

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
export function hotelSearchUrl(partner: Partner, checkIn: string, checkOut: string): string {
  const { action, fields } = hotelSearchForm(partner);
  const url = new URL(action);
  const dates = [
    [dateFields.checkIn, checkIn],
    [dateFields.checkOut, checkOut],
  ];
  url.search = new URLSearchParams([...fields, ...dates]).toString();
  return url.href;
}

/** Returns the dates with another check-in, null if it is empty or past; a check-out on or before it is cleared. */
export function withCheckIn({ checkOut }: StayDates, day: string, today: string): StayDates {
  if (day < today) return { checkIn: null, checkOut };
  return { checkIn: day, checkOut: checkOut !== null && checkOut > day ? checkOut : null };
}

/** Returns the dates with another check-out, null if it is empty, or on or before the check-in. */
export function withCheckOut({ checkIn }: StayDates, day: string, today: string): StayDates {
  return { checkIn, checkOut: day > (checkIn ?? today) ? day : null };
}
