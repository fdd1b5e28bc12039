import { addDays, dayNumber } from '../../../time/calendarDate.ts';
import { parseRecurrence, recurrenceDays } from '../../../time/recurrence.ts';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { type CalendarComponent, calendarComponents } from './calendarComponents.ts';
import { type CalendarTime, type TimeReader, timeReader } from './calendarTimes.ts';
import { spanOf, startOf } from './entrySpan.ts';
import { matchExceptions } from './exceptions.ts';
import {
  type FeedEvent,
  type FeedReading,
  type ReadingContext,
  type Span,
  unknownPrice,
} from '../feedEvent.ts';
import { NotForTheGuide, readEntries } from '../readEntries.ts';
import { isWithin } from '../spans.ts';

/** Most occurrences of one series that are believed. */
const maxOccurrences = 400;

/** Longest list of times that is read, in letters: some 5,000 lines. */
const maxTimes = 250_000;

const tooOften = `it takes place more than ${maxOccurrences} times a year`;

/** All entries of one UID. */
interface Series {
  uid: string;
  entries: CalendarComponent[];
  timeOf: TimeReader;
}

/** Returns the events of an iCalendar file (RFC 5545), each series expanded to the days that matter. */
export function readICalendar(text: string, context: ReadingContext): FeedReading {
  const calendars = calendarComponents(text);
  const series = calendars.flatMap((calendar) => {
    const timeOf = timeReader(calendar, context.timeZone);
    const events = calendar.children.filter(({ name }) => name === 'VEVENT');
    return [...Map.groupBy(events, (event) => uidOf(event))].map(([uid, entries]) => ({
      uid,
      entries,
      timeOf,
    }));
  });
  return readEntries(series, nameOf, (each, remark) => readSeries(each, context, remark));
}

/** Returns the identifier of a series: its UID, or its name and start. */
function uidOf(event: CalendarComponent): string {
  return event.raw('UID') || `${event.raw('SUMMARY') ?? ''}|${event.raw('DTSTART') ?? ''}`;
}

function nameOf({ uid, entries }: Series): string {
  return entries[0]?.raw('SUMMARY') || uid;
}

function readSeries(
  { uid, entries, timeOf }: Series,
  context: ReadingContext,
  remark: (reason: string) => void,
): FeedEvent[] {
  if (entries.some(({ isComplete }) => !isComplete)) throw new Error('its END:VEVENT is missing');
  const isChange = (entry: CalendarComponent) => entry.raw('RECURRENCE-ID') !== null;
  const [master] = newest(entries.filter((entry) => !isChange(entry)));
  const reason = master && reasonToLeaveOut(master);
  if (reason) throw new NotForTheGuide(reason);
  const { today, until, timeZone } = context;
  const written = newest(entries.filter(isChange)).map((entry) => toChange(entry, timeOf));
  if (written.length > maxOccurrences) throw new Error(`${written.length} of its days are changed`);
  const { regular, changes, assumed } = master
    ? expand({ master, uid, written, timeOf, context })
    : { regular: [], changes: written, assumed: [] };
  const changed = changes
    .filter(({ entry }) => reasonToLeaveOut(entry) === null)
    .map(({ entry, id }) => toEvent(entry, `${uid}#${id.date}${id.time}`, spanOf(entry, timeOf, timeZone)));
  const events = [...regular, ...changed].filter(({ span }) => isWithin(span, today, until));
  if (events.length > maxOccurrences) throw new Error(tooOften);
  if (events.length === 0) throw new NotForTheGuide('it is over, or more than a year away');
  if (assumed.length > 0) remark(assumedRemark(assumed));
  return events;
}

function assumedRemark(assumed: readonly string[]): string {
  const more = assumed.length > 5 ? `, and ${assumed.length - 5} more` : '';
  return `exceptions that are no time of the series were taken for those of the same day: ${assumed.slice(0, 5).join(', ')}${more}`;
}

/** Returns the reason to skip an entry that was understood; null for all others. */
function reasonToLeaveOut(entry: CalendarComponent): string | null {
  const isPublic = /^(PUBLIC)?$/i.test(entry.raw('CLASS') ?? '');
  if (!isPublic) return 'it is not public';
  return /^TENTATIVE$/i.test(entry.raw('STATUS') ?? '') ? 'the organiser has not confirmed it' : null;
}

/**
 * Returns one version of each entry: of several with one RECURRENCE-ID, or of several masters, the latest; in feed
 * order.
 */
function newest(entries: CalendarComponent[]): CalendarComponent[] {
  const version = (entry: CalendarComponent) =>
    `${(entry.raw('SEQUENCE') ?? '').padStart(9, '0')} ${entry.raw('LAST-MODIFIED') ?? entry.raw('DTSTAMP') ?? ''}`;
  const byId = Map.groupBy(entries, (entry) => entry.raw('RECURRENCE-ID') ?? '');
  return [...byId.values()].map((versions) =>
    versions.reduce((best, entry) => (version(entry) >= version(best) ? entry : best)),
  );
}

/** An entry that replaces one occurrence, or all from one on. */
interface Change {
  entry: CalendarComponent;
  id: CalendarTime;
  /** True if the change holds for all later events, too. */
  fromThenOn: boolean;
}

function toChange(entry: CalendarComponent, timeOf: TimeReader): Change {
  const [id] = entry.times('RECURRENCE-ID');
  if (!id) throw new Error('its RECURRENCE-ID is not understood');
  return { entry, id: timeOf(id), fromThenOn: id.parameters.range?.toUpperCase() === 'THISANDFUTURE' };
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
function expand({ master, uid, written, timeOf, context }: Expansion): Expanded {
  const { timeZone, today, until } = context;
  const start = startOf(master, timeOf);
  const first = spanOf(master, timeOf, timeZone);
  const rule = master.raw('RRULE');
  if (master.count('RRULE') > 1) throw new Error('it has two recurrences');
  const more = timesOf(master, 'RDATE', timeOf);
  if (rule === null && more.length === 0) {
    return { regular: [toEvent(master, uid, first)], changes: written, assumed: [] };
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
      return [toEvent(master, key, spanOf(master, timeOf, timeZone, moved))];
    }
    const shift = dayNumber(occurrence.date) - dayNumber(range.id.date);
    const date = addDays(startOf(range.entry, timeOf).date, shift);
    return [toEvent(range.entry, key, spanOf(range.entry, timeOf, timeZone, { date }))];
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

/** All that an entry says of each of its occurrences. */
type Facts = Omit<FeedEvent, 'key' | 'span'>;

/** Entries that were read before: a series has one entry and hundreds of occurrences. */
const factsOf = new WeakMap<CalendarComponent, Facts>();

function toEvent(entry: CalendarComponent, key: string, span: Span): FeedEvent {
  const facts = factsOf.get(entry) ?? readFacts(entry);
  factsOf.set(entry, facts);
  return { ...facts, key, span };
}

function readFacts(entry: CalendarComponent): Facts {
  return {
    name: entry.text('SUMMARY'),
    description: entry.text('DESCRIPTION'),
    location: entry.text('LOCATION'),
    isCancelled: /^CANCELLED$/i.test(entry.raw('STATUS') ?? ''),
    categories: entry.all('CATEGORIES').flatMap(({ values }) => values),
    url: entry.raw('URL'),
    organiser: entry.first('ORGANIZER')?.parameters.cn ?? null,
    image: imageOf(entry),
    price: unknownPrice,
  };
}

function imageOf(entry: CalendarComponent): string | null {
  const images = [
    ...entry.all('IMAGE'),
    ...entry.all('ATTACH').filter(({ parameters }) => parameters.fmttype?.startsWith('image/')),
  ];
  return images[0]?.values[0] ?? null;
}
