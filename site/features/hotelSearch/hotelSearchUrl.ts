import type { Partner } from '#schemas/types/published.ts';
import { partnerUrl } from '../../partners/partnerUrl.ts';
import { type CalendarDate, dateFields } from '../../partners/chosenDates.ts';

/** A search at the hotel partner as a form says it. */
export interface SearchForm {
  action: string;
  /** Names and values that go along with the dates: the partner's own query and the affiliate parameters. */
  fields: [name: string, value: string][];
}

/** Takes the search address of the partner apart, so that a plain form can send it: a GET form replaces the query. */
export function hotelSearchForm(partner: Partner): SearchForm {
  const url = new URL(partnerUrl(partner.url, partner));
  const dates: string[] = Object.values(dateFields);
  const fields = [...url.searchParams].filter(([name]) => !dates.includes(name));
  url.search = '';
  return { action: url.href, fields };
}

/** The search at the hotel partner for a stay, with its dates as yyyy-MM-dd and the affiliate parameters. */
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
