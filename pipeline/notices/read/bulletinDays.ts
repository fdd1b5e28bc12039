import { isCalendarDate } from '../../time/calendarDate.ts';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { dateInWords } from '../../events/read/dateTexts.ts';
import { isoSpan } from '../../events/read/isoTimes.ts';

/** A moment as RFC 822 writes it, which RSS asks for. */
const rssTime =
  /^(?:[a-z]{3},\s*)?\d{1,2}\s+[a-z]{3}\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s*(?:gmt|utc?|z|[ecmp][sd]t|[+-]\d{4})$/i;

/** A day as some bodies write it, 10-Jul-19. */
const shortDay = /^(\d{1,2})-([a-z]{3})-(\d{2}|\d{4})$/i;

/** Days as bulletins write them. */
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Za-z]{3}-\d{2,4}|[A-Za-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2} [A-Za-z]{3,9}\.? \d{4}`;

const labels = {
  published: new RegExp(`\\b(?:issued|published|posted)(?: on)?: ?(${day})(?!\\d)`, 'i'),
  from: new RegExp(`\\b(?:start date|effective date|starts|in effect from): ?(${day})(?!\\d)`, 'i'),
  to: new RegExp(`\\b(?:end date|ends|in effect until): ?(${day})(?!\\d)`, 'i'),
};

/** Returns the day that a text says behind a label such as "Ends:"; empty without one. */
export function labelledDay(text: string, label: keyof typeof labels): string {
  return labels[label].exec(text)?.[1] ?? '';
}

/** Returns a day, or the day of a moment by the clock of the park, as YYYY-MM-DD. Throws when the text is none. */
export function dayOf(text: string, timeZone: string): string {
  const plain = text.trim();
  const moment = rssTime.test(plain) ? Date.parse(plain) : Number.NaN;
  if (!Number.isNaN(moment)) return wallTimeIn(moment, timeZone).date;
  if (isCalendarDate(plain)) return plain;
  if (/^\d{4}-\d{2}-\d{2}[T ]/.test(plain)) return isoSpan(plain, null, timeZone).startDate;
  const [, number, month, year = ''] = shortDay.exec(plain) ?? [];
  if (number !== undefined)
    return dateInWords(`${number} ${month} ${year.length === 2 ? `20${year}` : year}`);
  return dateInWords(plain);
}
