import ICAL from 'ical.js';
import { addDays, isCalendarDate } from '../time/calendarDate.ts';
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

/** An entry of a calendar. Its lines are parsed when they are asked for, so that a bad line harms nothing else. */
export class CalendarEntry {
  readonly #lines: Map<string, string[]>;
  readonly #zones: { own: string; park: string };

  constructor(lines: readonly string[], zones: { own: string; park: string }) {
    this.#lines = Map.groupBy(lines, (line) => line.split(/[;:]/, 1)[0]?.toUpperCase() ?? '');
    this.#zones = zones;
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
    if (!isCalendarDate(date)) throw new Error(`"${written.slice(0, 40)}" is no day of the calendar`);
    // A value of eight digits is a date, even where no VALUE=DATE says so.
    if (hour === undefined || isDate) return { date, time: null, zone: null, moment: null };
    const time = `${hour}:${minute}`;
    if (time > '24:00' || time.slice(3) > '59')
      throw new Error(`"${written.slice(0, 40)}" is no time of the day`);
    const wall = time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time };
    const { own, park } = this.#zones;
    const zone = utc ? 'UTC' : named === undefined ? own : zoneNamed(named, park);
    return { ...wall, zone, moment: momentOf(wall.date, wall.time, zone) };
  }
}

/** An entry with the lines as they were cut: `isComplete` is false where its END is missing. */
export interface CutEntry {
  entry: CalendarEntry;
  isComplete: boolean;
}

/** Returns the events of an iCalendar file. Throws an UnreadableFeed when it was cut: its last line is its end. */
export function calendarEntries(text: string, parkZone: string): CutEntry[] {
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? ''))
    throw new UnreadableFeed('the calendar is cut off: its END:VCALENDAR is missing');
  const entries: CutEntry[] = [];
  let own = parkZone;
  /** Lines of the event that is open, and the components in it: alarms have lines of the same names. */
  let open: { lines: string[]; inner: string[] } | null = null;
  const close = (isComplete: boolean): void => {
    if (open) entries.push({ entry: new CalendarEntry(open.lines, { own, park: parkZone }), isComplete });
    open = null;
  };
  for (const line of lines) {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line.toUpperCase()) ?? [];
    if (word === 'BEGIN' && (name === 'VEVENT' || name === 'VCALENDAR')) {
      // An event holds no event: the one before has lost its end.
      close(false);
      if (name === 'VEVENT') open = { lines: [], inner: [] };
      else own = parkZone;
    } else if (word === 'END' && name === 'VEVENT') close(true);
    else if (word === 'END' && name === 'VCALENDAR') close(false);
    else if (!open) own = ownZone(line, parkZone) ?? own;
    else if (word === 'BEGIN') open.inner.push(name);
    else if (word === 'END') open.inner.pop();
    else if (open.inner.length === 0) open.lines.push(line);
  }
  return entries;
}

/** Returns the zone that a calendar names as its own, for times without one; null for other lines and unknown names. */
function ownZone(line: string, parkZone: string): string | null {
  const [, name] = /^X-WR-TIMEZONE[^:]*:(.+)/i.exec(line) ?? [];
  if (name === undefined) return null;
  try {
    return zoneNamed(name, parkZone);
  } catch {
    return null;
  }
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
