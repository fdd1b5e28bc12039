import type { CalendarProperty } from './calendarComponents.ts';

/**
 * Parses a line whose values are days and times. ical.js would dress them: it makes `2027-01-14T::` of 20270114. The
 * values begin at the first colon before a day, because Outlook writes zones with colons, "(UTC-07:00) Mountain Time",
 * and not always in quotes.
 */
export function readTimeLine(line: string): CalendarProperty {
  const head = /^([^"]*?(?:"[^"]*"[^"]*?)*?):(?=\s*\d{4}-?\d{2}-?\d{2})/.exec(line)?.[1];
  const parameters = [...(head?.matchAll(/;([^;=":]+)=("[^"]*"|[^;"]*)/g) ?? [])].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('"', '')] as const,
  );
  const values = line.slice((head?.length ?? line.indexOf(':')) + 1).split(',');
  return { parameters: Object.fromEntries(parameters), values: values.map((value) => value.trim()) };
}
