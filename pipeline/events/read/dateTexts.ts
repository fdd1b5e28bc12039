import { isCalendarDate } from '../../time/calendarDate.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a day written in English, "September 1, 2026" or "1 Sep 2026", as YYYY-MM-DD. Throws when it is none. */
export function dateInWords(text: string): string {
  const pattern =
    /^(?:\p{L}+,\s*)?(?:(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?|(?<day2>\d{1,2})\.?\s+(?<month2>\p{L}+)\.?,?)\s+(?<year>\d{4})$/u;
  const parts = pattern.exec(text.trim())?.groups;
  const month = months.indexOf((parts?.month ?? parts?.month2 ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = (parts?.day ?? parts?.day2 ?? '').padStart(2, '0');
  const date = `${parts?.year}-${String(month).padStart(2, '0')}-${day}`;
  if (!isCalendarDate(date)) throw new Error(`"${text.trim().slice(0, 60)}" is no day`);
  return date;
}

/** Returns a time in English, "02:00 PM" or "14:00", as HH:MM. Throws when it is none. */
export function timeInWords(text: string): string {
  const [, hourText, minuteText = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap]\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const hour = Number(hourText ?? NaN);
  const isRight = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isRight || Number(minuteText) > 59) throw new Error(`"${text.trim().slice(0, 60)}" is no time`);
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
  const inDay = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  return `${String(inDay).padStart(2, '0')}:${minuteText}`;
}
