import { addDays, dayNumber } from '../../time/calendarDate.ts';
import { parseRecurrence, recurrenceDays } from '../../time/recurrence.ts';
import { isKnownZone, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { type CalendarComponent, calendarComponents, type CalendarProperty } from './calendarComponents.ts';
import { type Clock, clocksOf } from './calendarZones.ts';
import {
  type FeedEvent,
  type FeedReading,
  type ReadingContext,
  type Span,
  unknownPrice,
} from './feedEvent.ts';
import { NotForTheGuide, readEntries } from './readEntries.ts';
import { isWithin, moments, wholeDays } from './spans.ts';

/** Most occurrences of one series that are believed. */
const maxOccurrences = 400;

/** Longest list of times that is read, in letters: some 5,000 lines. */
const maxTimes = 250_000;

const tooOften = `it takes place more than ${maxOccurrences} times a year`;

/** A day, or a day and time by some clock; the clock is null for whole days. */
interface CalendarTime {
  date: string;
  time: string;
  clock: Clock | null;
  /** True if the time is in UTC. */
  isUtc: boolean;
}

/** All entries of one UID. */
interface Series {
  uid: string;
  entries: CalendarComponent[];
  timeOf: (property: CalendarProperty) => CalendarTime;
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
  return readEntries(series, nameOf, (each) => readSeries(each, context));
}

/** Returns the identifier of a series: its UID, or its name and start. */
function uidOf(event: CalendarComponent): string {
  return event.raw('UID') || `${event.raw('SUMMARY') ?? ''}|${event.raw('DTSTART') ?? ''}`;
}

function nameOf({ uid, entries }: Series): string {
  return entries[0]?.raw('SUMMARY') || uid;
}

function timeReader(calendar: CalendarComponent, parkZone: string): Series['timeOf'] {
  const clockOf = clocksOf(calendar);
  const named = calendar.raw('X-WR-TIMEZONE') ?? '';
  const floating = isKnownZone(named) && named !== '' ? named : parkZone;
  return ({ parameters, values: [value = ''] }) => {
    const [, date, time, utc] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z)?)?$/.exec(value) ?? [];
    if (date === undefined) throw new Error(`"${value.slice(0, 40)}" is no day`);
    // Read once so that a day that does not exist is found here.
    wholeDays(date, null);
    if (time === undefined) return { date, time: '', clock: null, isUtc: false };
    const zone = utc ? 'UTC' : (parameters.tzid ?? floating);
    return { date, time, clock: clockOf(zone), isUtc: utc !== undefined };
  };
}

function readSeries({ uid, entries, timeOf }: Series, context: ReadingContext): FeedEvent[] {
  if (entries.some(({ isComplete }) => !isComplete)) throw new Error('its END:VEVENT is missing');
  const isChange = (entry: CalendarComponent) => entry.raw('RECURRENCE-ID') !== null;
  const [master] = newest(entries.filter((entry) => !isChange(entry)));
  const reason = master && reasonToLeaveOut(master);
  if (reason) throw new NotForTheGuide(reason);
  const { today, until, timeZone } = context;
  const changes = newest(entries.filter(isChange)).map((entry) => toChange(entry, timeOf));
  if (changes.length > maxOccurrences) throw new Error(`${changes.length} of its days are changed`);
  const regular = master ? expand({ master, uid, changes, timeOf, context }) : [];
  const changed = changes
    .filter(({ entry }) => reasonToLeaveOut(entry) === null)
    .map(({ entry, id }) => toEvent(entry, `${uid}#${id.date}${id.time}`, spanOf(entry, timeOf, timeZone)));
  const events = [...regular, ...changed].filter(({ span }) => isWithin(span, today, until));
  if (events.length > maxOccurrences) throw new Error(tooOften);
  if (events.length === 0) throw new NotForTheGuide('it is over, or more than a year away');
  return events;
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
    `${(entry.raw('SEQUENCE') ?? '0').padStart(9, '0')} ${entry.raw('LAST-MODIFIED') ?? entry.raw('DTSTAMP') ?? ''}`;
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

function toChange(entry: CalendarComponent, timeOf: Series['timeOf']): Change {
  const id = entry.first('RECURRENCE-ID');
  if (!id) throw new Error('its RECURRENCE-ID is not understood');
  return { entry, id: timeOf(id), fromThenOn: id.parameters.range?.toUpperCase() === 'THISANDFUTURE' };
}

interface Expansion {
  master: CalendarComponent;
  uid: string;
  changes: Change[];
  timeOf: Series['timeOf'];
  context: ReadingContext;
}

/** Returns the occurrences of a series that no entry replaces. */
function expand({ master, uid, changes, timeOf, context }: Expansion): FeedEvent[] {
  const { timeZone, today, until } = context;
  const start = startOf(master, timeOf);
  const first = spanOf(master, timeOf, timeZone);
  const rule = master.raw('RRULE');
  if (master.count('RRULE') > 1) throw new Error('it has two recurrences');
  const more = timesOf(master, 'RDATE', timeOf);
  if (rule === null && more.length === 0) return [toEvent(master, uid, first)];
  if (master.raw('EXRULE') !== null) throw new Error('EXRULE is not understood');
  const length = dayNumber(first.endDate) - dayNumber(first.startDate);
  // A day on each side: the clock of the calendar may be another than that of the park.
  const from = addDays(today, -length - 1);
  const to = addDays(until, 1);
  const byRule = rule === null ? [start.date] : ruleDays(rule, start, { from, to });
  const isOut = momentTest([...timesOf(master, 'EXDATE', timeOf), ...changes.map(({ id }) => id)], from, to);
  const ranges = changes
    .filter(({ fromThenOn }) => fromThenOn)
    .sort((a, b) => (a.id.date < b.id.date ? -1 : 1));
  const occurrences = [
    ...byRule.map((date) => ({ ...start, date })),
    ...more.map((time) => (start.clock ? time : { ...time, clock: null, time: '' })),
  ].filter(({ date }) => date >= from && date <= to);
  const seen = new Set<string>();
  return occurrences.flatMap((occurrence) => {
    const mark = `${occurrence.date}T${occurrence.time}`;
    if (seen.has(mark) || isOut(occurrence)) return [];
    seen.add(mark);
    // Some of them may lie outside of the year: their days are told by another clock.
    if (seen.size > 2 * maxOccurrences) throw new Error(tooOften);
    const range = ranges.findLast(({ id }) => id.date <= occurrence.date);
    const entry = range?.entry ?? master;
    const shift = range ? dayNumber(occurrence.date) - dayNumber(range.id.date) : null;
    const span =
      range && shift !== null
        ? spanOf(range.entry, timeOf, timeZone, addDays(startOf(range.entry, timeOf).date, shift))
        : spanOf(master, timeOf, timeZone, occurrence.date, occurrence);
    return [toEvent(entry, `${uid}#${occurrence.date}${occurrence.time}`, span)];
  });
}

/** Returns the days of a rule; its end is told by the clock of the start. */
function ruleDays(text: string, start: CalendarTime, { from, to }: { from: string; to: string }): string[] {
  const rule = parseRecurrence(text);
  const [, year, month, day, time, utc] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}:?\d{2}):?\d{2}(Z)?)?$/.exec(rule.until ?? '') ?? [];
  if (rule.until !== null && year === undefined)
    throw new Error(`UNTIL=${rule.until.slice(0, 30)} is no day`);
  const lastDay = `${year}-${month}-${day}`;
  const lastTime = time === undefined ? null : `${time.slice(0, 2)}:${time.slice(-2)}`;
  const isPast = (date: string): boolean => {
    if (rule.until === null) return false;
    if (lastTime === null || start.clock === null) return date > lastDay;
    if (utc === undefined) return `${date}T${start.time}` > `${lastDay}T${lastTime}`;
    return start.clock(date, start.time) > Date.parse(`${lastDay}T${lastTime}:59Z`);
  };
  return recurrenceDays(rule, start.date, from, to, isPast);
}

function startOf(entry: CalendarComponent, timeOf: Series['timeOf']): CalendarTime {
  const start = entry.first('DTSTART');
  if (!start) throw new Error('it has no start');
  const time = timeOf(start);
  if (time.date < '1970-01-01') throw new Error(`it begins in ${time.date.slice(0, 4)}`);
  return time;
}

function timesOf(entry: CalendarComponent, name: string, timeOf: Series['timeOf']): CalendarTime[] {
  if (entry.size(name) > maxTimes) throw new Error(`its ${name} names more times than are read`);
  return entry
    .all(name)
    .flatMap(({ parameters, values }) => values.map((value) => timeOf({ parameters, values: [value] })));
}

/**
 * Returns a test that is true for a time which is the same moment as one of a list; a day without a time is all of that
 * day. Only times near the wanted days are compared.
 */
function momentTest(
  times: readonly CalendarTime[],
  from: string,
  to: string,
): (time: CalendarTime) => boolean {
  const [first, last] = [addDays(from, -2), addDays(to, 2)];
  const days = new Set<string>();
  const wholeDates = new Set<string>();
  const momentsOf = new Set<number>();
  for (const { date, time, clock } of times) {
    if (date < first || date > last) continue;
    days.add(date);
    if (clock === null) wholeDates.add(date);
    else momentsOf.add(clock(date, time));
  }
  return ({ date, time, clock }) =>
    clock === null ? days.has(date) : wholeDates.has(date) || momentsOf.has(clock(date, time));
}

/** Returns the days and times of an entry: its own, or moved to another day or time. */
function spanOf(
  entry: CalendarComponent,
  timeOf: Series['timeOf'],
  timeZone: string,
  date?: string,
  at?: CalendarTime,
): Span {
  const start = startOf(entry, timeOf);
  const begin = { ...start, ...(at && { time: at.time, clock: at.clock }), date: date ?? start.date };
  const shift = dayNumber(begin.date) - dayNumber(start.date);
  const endProperty = entry.first('DTEND');
  const end = endProperty && timeOf(endProperty);
  const duration = entry.raw('DURATION');
  if (begin.clock === null) {
    const days = duration === null ? 1 : Math.ceil(minutesOf(duration) / 1440);
    // The end of whole days is the first day on which it is over; some calendars write the day itself.
    const last = end
      ? addDays(end.date, end.date > start.date && end.clock === null ? -1 : 0)
      : addDays(start.date, Math.max(days, 1) - 1);
    return wholeDays(begin.date, addDays(last, shift));
  }
  const from = begin.clock(begin.date, begin.time);
  if (duration !== null) return moments(from, from + minutesOf(duration) * 60_000, timeZone);
  if (!end) return moments(from, null, timeZone);
  if (end.clock === null) {
    const { date: day, time } = wallTimeIn(from, timeZone);
    return { startDate: day, startTime: time, endDate: addDays(end.date, shift), endTime: null };
  }
  // Moved by days of its own clock, so that a change of the clock keeps its hours.
  const length =
    at && at.time !== start.time
      ? end.clock(end.date, end.time) - (start.clock?.(start.date, start.time) ?? 0)
      : null;
  const to = length === null ? end.clock(addDays(end.date, shift), end.time) : from + length;
  return moments(from, to, timeZone);
}

/** Minutes of a duration such as PT1H30M, P2D or P1W. */
function minutesOf(text: string): number {
  const [whole, sign, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^([+-])?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(text) ??
    [];
  if (whole === undefined || sign === '-')
    throw new Error(`the duration "${text.slice(0, 30)}" is not understood`);
  return ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes);
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
