import { addDays, dayNumber } from '../../../time/calendarDate.ts';
import { parseRecurrence, recurrenceDays } from '../../../time/recurrence.ts';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { CalendarComponent } from './calendarComponents.ts';
import type { CalendarTime, TimeReader } from './calendarTimes.ts';
import { entryEvent } from './entryEvent.ts';
import { spanOf, startOf } from './entrySpan.ts';
import { matchExceptions } from './exceptions.ts';
import type { FeedEvent, ReadingContext } from '../feedEvent.ts';

/** Occurrences of one series: a feed with more is taken for a mistake. */
export const maxOccurrences = 400;

/** Longest list of times that is read, in letters: some 5,000 lines. */
const maxTimes = 250_000;

export const tooOften = `it takes place more than ${maxOccurrences} times a year`;

/** An entry that replaces one occurrence, or all from one on. */
export interface Change {
  entry: CalendarComponent;
  id: CalendarTime;
  /** True if the change holds for all later events, too. */
  fromThenOn: boolean;
}

interface Expansion {
  master: CalendarComponent;
  uid: string;
  written: Change[];
  timeOf: TimeReader;
  context: ReadingContext;
}

interface Expanded {
  /** Occurrences that no entry replaces. */
  regular: FeedEvent[];
  /** Changes, each with the time of the occurrence that it replaces. */
  changes: Change[];
  /** Exceptions that were matched by their day alone, with the occurrence. */
  assumed: string[];
}

/** Returns the occurrences of a series, those of its exceptions left out. */
export function expandSeries({ master, uid, written, timeOf, context }: Expansion): Expanded {
  const { timeZone, today, until } = context;
  const start = startOf(master, timeOf);
  const first = spanOf(master, timeOf, timeZone);
  const rule = master.raw('RRULE');
  if (master.count('RRULE') > 1) throw new Error('it has two recurrences');
  const more = timesOf(master, 'RDATE', timeOf);
  if (rule === null && more.length === 0) {
    return { regular: [entryEvent(master, uid, first)], changes: written, assumed: [] };
  }
  if (master.raw('EXRULE') !== null) throw new Error('EXRULE is not understood');
  const length = dayNumber(first.endDate) - dayNumber(first.startDate);
  // A day on each side: the clock of the calendar may be another than that of the park.
  const from = addDays(today, -length - 1);
  const to = addDays(until, 1);
  const byRule = rule === null ? [start.date] : ruleDays(rule, start, { from, to, timeZone });
  const occurrences = [
    ...byRule.map((date) => ({ ...start, date })),
    ...more.map((time) => (start.clock ? time : { ...start, date: time.date })),
  ].filter(({ date }) => date >= from && date <= to);
  const isNear = ({ date }: CalendarTime) => date >= addDays(from, -2) && date <= addDays(to, 2);
  const exceptions = timesOf(master, 'EXDATE', timeOf).filter(isNear);
  const out = new Set<string>();
  const assumed: string[] = [];
  const matchOf = matchExceptions(occurrences, timeZone);
  const leaveOut = (exception: CalendarTime): CalendarTime | undefined => {
    const match = matchOf(exception);
    for (const occurrence of match.occurrences) out.add(markOf(occurrence));
    const [taken] = match.occurrences;
    if (match.isAssumed && taken) assumed.push(`${wordsOf(exception)} for ${wordsOf(taken)}`);
    return taken;
  };
  for (const exception of exceptions) leaveOut(exception);
  const changes = written.map((change) =>
    isNear(change.id) ? { ...change, id: leaveOut(change.id) ?? change.id } : change,
  );
  const ranges = changes
    .filter(({ fromThenOn }) => fromThenOn)
    .sort((a, b) => (a.id.date < b.id.date ? -1 : 1));
  const seen = new Set<string>();
  const regular = occurrences.flatMap((occurrence) => {
    const mark = markOf(occurrence);
    if (seen.has(mark) || out.has(mark)) return [];
    seen.add(mark);
    // Some of them may lie outside of the year: their days are told by another clock.
    if (seen.size > 2 * maxOccurrences) throw new Error(tooOften);
    const range = ranges.findLast(({ id }) => id.date <= occurrence.date);
    const key = `${uid}#${occurrence.date}${occurrence.time}`;
    if (!range) {
      const moved = { date: occurrence.date, at: occurrence };
      return [entryEvent(master, key, spanOf(master, timeOf, timeZone, moved))];
    }
    const shift = dayNumber(occurrence.date) - dayNumber(range.id.date);
    const date = addDays(startOf(range.entry, timeOf).date, shift);
    return [entryEvent(range.entry, key, spanOf(range.entry, timeOf, timeZone, { date }))];
  });
  return { regular, changes, assumed };
}

function markOf({ date, time }: CalendarTime): string {
  return `${date}T${time}`;
}

function wordsOf({ date, time, zone }: CalendarTime): string {
  return [date, time, zone === 'UTC' ? zone : ''].filter((word) => word !== '').join(' ');
}

/** Returns the days of a rule; its end is told by the clock of the start. */
function ruleDays(
  text: string,
  start: CalendarTime,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): string[] {
  const rule = parseRecurrence(text);
  const [, year, month, day, time, utc] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}:?\d{2}):?\d{2}(Z)?)?$/.exec(rule.until ?? '') ?? [];
  if (rule.until !== null && year === undefined)
    throw new Error(`UNTIL=${rule.until.slice(0, 30)} is no day`);
  const writtenDay = `${year}-${month}-${day}`;
  const lastTime = time === undefined ? null : `${time.slice(0, 2)}:${time.slice(-2)}`;
  // Exchange ends a series of whole days by the moment at which its last day begins in the park.
  const isMidnightElsewhere =
    start.clock === null && utc !== undefined && lastTime !== null && !['00:00', '23:59'].includes(lastTime);
  const lastDay = isMidnightElsewhere
    ? wallTimeIn(Date.parse(`${writtenDay}T${lastTime}Z`), timeZone).date
    : writtenDay;
  const isPast = (date: string): boolean => {
    if (rule.until === null) return false;
    if (lastTime === null || start.clock === null) return date > lastDay;
    if (utc === undefined) return `${date}T${start.time}` > `${lastDay}T${lastTime}`;
    return start.clock(date, start.time) > Date.parse(`${lastDay}T${lastTime}:59Z`);
  };
  return recurrenceDays(rule, start.date, from, to, isPast);
}

function timesOf(entry: CalendarComponent, name: string, timeOf: TimeReader): CalendarTime[] {
  if (entry.size(name) > maxTimes) throw new Error(`its ${name} names more times than are read`);
  return entry
    .times(name)
    .flatMap(({ parameters, values }) => values.map((value) => timeOf({ parameters, values: [value] })));
}
