import ICAL from 'ical.js';
import { addDays, isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { zoneNamed } from './calendarZones.ts';
import { type FeedEvent, UnreadableFeed } from './feedEvent.ts';
import { momentOf } from './spans.ts';

/** A day, or a day and time by the clock of a zone; time and zone are null for whole days. */
export interface CalendarTime {
  date: string;
  time: string | null;
  zone: string | null;
  /** Milliseconds since 1970; null for whole days. */
  moment: number | null;
}

/** Most exceptions of a series that are read. */
const maxTimes = 5000;

/** An entry of a calendar. Its lines are parsed when they are read, so that a bad line harms nothing else. */
export class CalendarEntry {
  readonly #lines: Map<string, string[]>;
  readonly #parkZone: string;
  /** False if its END is missing. */
  readonly isComplete: boolean;

  constructor(lines: readonly string[], parkZone: string, isComplete: boolean) {
    this.#lines = Map.groupBy(lines, (line) => line.split(/[;:]/, 1)[0]?.toUpperCase() ?? '');
    this.#parkZone = parkZone;
    this.isComplete = isComplete;
  }

  /** Returns the text behind the name in the first such line, as written; null without one. */
  raw(name: string): string | null {
    const line = this.#lines.get(name)?.[0];
    return line === undefined ? null : line.slice(line.indexOf(':') + 1).trim();
  }

  /** Returns the number of lines with a name. */
  count(name: string): number {
    return this.#lines.get(name)?.length ?? 0;
  }

  /** Returns the values of all lines of a name, each with the parameters of its line. */
  values(name: string): { value: string; parameters: Record<string, unknown> }[] {
    return (this.#lines.get(name) ?? []).flatMap((line) => {
      const [, parameters, , ...values] = ICAL.parse.property(line) as [
        string,
        Record<string, unknown>,
        string,
        ...unknown[],
      ];
      return values.map((value) => ({ value: String(value), parameters }));
    });
  }

  text(name: string): string {
    return this.values(name)[0]?.value ?? '';
  }

  /** Returns the days and times of all lines of a name. Throws an Error that quotes one that is none. */
  times(name: string): CalendarTime[] {
    return (this.#lines.get(name) ?? []).flatMap((line, index) => {
      // Values begin at the first colon before a day: Outlook writes zones with colons, and not always in quotes.
      const head = /^([^"]*?(?:"[^"]*"[^"]*?)*?):(?=\s*\d{4}-?\d{2}-?\d{2})/.exec(line)?.[1];
      const zone = /;tzid=("[^"]*"|[^;"]*)/i.exec(head ?? '')?.[1];
      const isDate = /;value=date(;|$)/i.test(head ?? '');
      const values = line.slice((head?.length ?? line.indexOf(':')) + 1).split(',');
      if (index + values.length > maxTimes) throw new Error(`its ${name} names more than ${maxTimes} times`);
      return values.map((value) => this.#timeOf(value.trim(), zone, isDate));
    });
  }

  #timeOf(written: string, named: string | undefined, isDate: boolean): CalendarTime {
    const [, year, month, day, hour, minute, utc] =
      // Of a period, which has an end or a duration behind a slash, the start counts.
      /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2})?(Z)?)?(?:\/.*)?$/i.exec(written) ?? [];
    const date = `${year}-${month}-${day}`;
    if (!isCalendarDate(date)) throw new Error(`"${written.slice(0, 40)}" is not a valid date`);
    // A value of eight digits is a date, even where no VALUE=DATE says so.
    if (hour === undefined || isDate) return { date, time: null, zone: null, moment: null };
    const time = `${hour}:${minute}`;
    if (time > '24:00' || time.slice(3) > '59')
      throw new Error(`"${written.slice(0, 40)}" is no time of the day`);
    const wall = time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time };
    const zone = utc ? 'UTC' : named === undefined ? this.#parkZone : zoneNamed(named, this.#parkZone);
    return { ...wall, zone, moment: momentOf(wall.date, wall.time, zone) };
  }
}

/** Returns the events of an iCalendar file. Throws an UnreadableFeed when it was cut: its last line is its end. */
export function calendarEntries(text: string, parkZone: string): CalendarEntry[] {
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? ''))
    throw new UnreadableFeed('the calendar is cut off: its END:VCALENDAR is missing');
  const entries: CalendarEntry[] = [];
  /** Lines of the event that is open, and the components in it: alarms have lines of the same names. */
  let open: { lines: string[]; inner: number } | null = null;
  for (const line of lines) {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line.toUpperCase()) ?? [];
    if (['VEVENT', 'VCALENDAR'].includes(name)) {
      // An event holds no event: one that is open at another BEGIN has lost its end.
      if (open) entries.push(new CalendarEntry(open.lines, parkZone, word === 'END' && name === 'VEVENT'));
      open = word === 'BEGIN' && name === 'VEVENT' ? { lines: [], inner: 0 } : null;
    } else if (open) {
      if (word !== '') open.inner += word === 'BEGIN' ? 1 : -1;
      else if (open.inner <= 0) open.lines.push(line);
    }
  }
  return entries;
}

/** Returns all that an entry says of each of its occurrences. */
export function factsOf(entry: CalendarEntry): Omit<FeedEvent, 'key' | 'span'> {
  const images = [
    ...entry.values('IMAGE'),
    ...entry.values('ATTACH').filter(({ parameters }) => String(parameters.fmttype).startsWith('image/')),
  ];
  const organiser = entry.values('ORGANIZER')[0]?.parameters.cn;
  return {
    name: entry.text('SUMMARY'),
    description: entry.text('DESCRIPTION'),
    location: entry.text('LOCATION'),
    isCancelled: /^CANCELLED$/i.test(entry.raw('STATUS') ?? ''),
    categories: entry.values('CATEGORIES').map(({ value }) => value),
    url: entry.raw('URL'),
    organiser: typeof organiser === 'string' ? organiser : null,
    image: images[0]?.value ?? null,
  };
}
