import { RRuleTemporal } from 'rrule-temporal';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { addDays, dayNumber } from '#schemas/rules/calendarDate.ts';
import { calendarEntries, type CalendarEntry, type CalendarTime, factsOf } from './calendarEntry.ts';
import { onDay, spanOf, startOf } from './entrySpan.ts';
import {
  type FeedEvent,
  type FeedReading,
  EntryNotApplicable,
  notNear,
  type ReadingContext,
  readEntries,
} from './feedEvent.ts';
import { isWithin } from './spans.ts';

/** Occurrences of one series: a feed with more is taken for a mistake. */
const maxOccurrences = 400;

/** Longest identifier and longest rule that are read: one that names every day of a year has half of it. */
const maxLength = 4000;

const tooOften = `it takes place more than ${maxOccurrences} times a year`;

/** Returns the events of an iCalendar file (RFC 5545), each series expanded to the days that matter. */
export function readICalendar(text: string, context: ReadingContext): FeedReading {
  const byUid = Map.groupBy(calendarEntries(text, context.timeZone), (entry) => uidOf(entry));
  return readEntries(
    [...byUid],
    ([uid, [first]]) => first?.raw('SUMMARY') || uid,
    ([uid, entries], remark) => readSeries(uid, entries, context, remark),
  );
}

/** Returns the identifier of a series: its UID, or its name and start. */
function uidOf(entry: CalendarEntry): string {
  return entry.raw('UID') || `${entry.raw('SUMMARY') ?? ''}|${entry.raw('DTSTART') ?? ''}`;
}

function readSeries(
  uid: string,
  versions: readonly CalendarEntry[],
  context: ReadingContext,
  remark: (reason: string) => void,
): FeedEvent[] {
  if (versions.some(({ isComplete }) => !isComplete)) throw new Error('its END:VEVENT is missing');
  if (uid.length > maxLength) throw new Error(`its identifier has more than ${maxLength} letters`);
  const entries = newest(versions, remark);
  const master = entries.find((entry) => entry.raw('RECURRENCE-ID') === null);
  const changes = entries.filter((entry) => entry !== master);
  if (changes.length > maxOccurrences) throw new Error(`${changes.length} of its days are changed`);
  const reason = master && reasonToLeaveOut(master);
  if (reason) throw new EntryNotApplicable(reason);
  const { today, until, timeZone } = context;
  const occurrences = master ? occurrencesOf(master, context) : [];
  const cancelled = new Set<CalendarTime>();
  const assumed: string[] = [];
  /** Leaves out the occurrences that an exception means; returns the first of them. */
  const leaveOut = (exception: CalendarTime): CalendarTime | undefined => {
    const { intended, isAssumed } = intendedOccurrences(exception, occurrences, timeZone);
    for (const occurrence of intended) cancelled.add(occurrence);
    const [first] = intended;
    if (isAssumed && first) assumed.push(`${wordsOf(exception)} for ${wordsOf(first)}`);
    return first;
  };
  for (const exception of master?.times('EXDATE') ?? []) leaveOut(exception);
  const changed = changes.flatMap((entry) => {
    const [id] = entry.times('RECURRENCE-ID');
    if (!id) return [];
    if (entry.values('RECURRENCE-ID')[0]?.parameters.range !== undefined)
      throw new Error('a change of all its later days is not understood');
    const replaced = leaveOut(id) ?? id;
    if (reasonToLeaveOut(entry) !== null) return [];
    return [{ ...factsOf(entry), key: keyOf(uid, replaced), span: spanOf(entry, timeZone) }];
  });
  const isSeries = master !== undefined && (master.raw('RRULE') ?? master.raw('RDATE')) !== null;
  const facts = master && factsOf(master);
  const regular = occurrences.flatMap((occurrence) => {
    if (!master || !facts || cancelled.has(occurrence)) return [];
    const key = isSeries ? keyOf(uid, occurrence) : uid;
    return [{ ...facts, key, span: spanOf(master, timeZone, occurrence) }];
  });
  const events = [...regular, ...changed].filter(({ span }) => isWithin(span, today, until));
  if (events.length > maxOccurrences) throw new Error(tooOften);
  if (events.length === 0) throw new EntryNotApplicable(notNear);
  if (assumed.length > 0) {
    const more = assumed.length > 5 ? `, and ${assumed.length - 5} more` : '';
    const some = assumed.slice(0, 5).join(', ');
    remark(`exceptions that are no time of the series were taken for those of the same day: ${some}${more}`);
  }
  return events;
}

function keyOf(uid: string, { date, time }: CalendarTime): string {
  return `${uid}#${date}${time ?? ''}`;
}

function wordsOf({ date, time, zone }: CalendarTime): string {
  return [date, time, zone === 'UTC' ? zone : null].filter((word) => word !== null).join(' ');
}

/** Returns the reason to skip an entry that was understood; null for all others. */
function reasonToLeaveOut(entry: CalendarEntry): string | null {
  const isPublic = /^(PUBLIC)?$/i.test(entry.raw('CLASS') ?? '');
  if (!isPublic) return 'it is not public';
  return /^TENTATIVE$/i.test(entry.raw('STATUS') ?? '') ? 'the organiser has not confirmed it' : null;
}

/**
 * Returns the latest version of each entry: of several with one RECURRENCE-ID, or of several masters. Reports an entry that
 * is as new and has another start: some programs give several events one UID.
 */
function newest(entries: readonly CalendarEntry[], remark: (reason: string) => void): CalendarEntry[] {
  const version = (entry: CalendarEntry) =>
    `${(entry.raw('SEQUENCE') ?? '').padStart(9, '0')} ${entry.raw('LAST-MODIFIED') ?? entry.raw('DTSTAMP') ?? ''}`;
  const byId = Map.groupBy(entries, (entry) => entry.raw('RECURRENCE-ID') ?? '');
  return [...byId.values()].map((versions) => {
    const best = versions.reduce((found, entry) => (version(entry) >= version(found) ? entry : found));
    const start = best.raw('DTSTART');
    for (const entry of versions.filter(
      (each) => version(each) === version(best) && each.raw('DTSTART') !== start,
    ))
      remark(
        `its identifier is also that of "${entry.raw('SUMMARY')}" at ${entry.raw('DTSTART')}, which is left out`,
      );
    return best;
  });
}

/** Returns the starts of an entry near the days that matter: its own, those of its rule, and those of its RDATE. */
function occurrencesOf(master: CalendarEntry, { today, until, timeZone }: ReadingContext): CalendarTime[] {
  const start = startOf(master);
  const rule = master.raw('RRULE');
  const more = master.times('RDATE');
  if (rule === null && more.length === 0) return [start];
  if (master.count('RRULE') > 1) throw new Error('it has two recurrences');
  if (master.raw('EXRULE') !== null) throw new Error('EXRULE is not understood');
  const first = spanOf(master, timeZone);
  // A day on each side: the clock of the calendar may be another than that of the park.
  const from = addDays(today, dayNumber(first.startDate) - dayNumber(first.endDate) - 1);
  const to = addDays(until, 1);
  const byRule = rule === null ? [start] : ruleTimes(rule, start, { from, to, timeZone });
  const added = more.map((time) => (start.moment === null ? onDay(start, time.date) : time));
  const all = [...byRule, ...added].filter(({ date }) => date >= from && date <= to);
  const once = [...new Map(all.map((time) => [`${time.date} ${time.time}`, time])).values()];
  if (once.length > 2 * maxOccurrences) throw new Error(tooOften);
  return once;
}

/** Highest value of each number in a rule. The library ignores a higher one, which would make other days. */
const ruleNumbers: Record<string, number | undefined> = {
  COUNT: 100_000,
  INTERVAL: 1000,
  BYMONTH: 12,
  BYMONTHDAY: 31,
  BYYEARDAY: 366,
  BYSETPOS: 366,
};

/** Returns the occurrences of a rule between two days, by the clock of the start. */
function ruleTimes(
  text: string,
  start: CalendarTime,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): CalendarTime[] {
  if (text.length > maxLength) throw new Error(`the recurrence has more than ${maxLength} letters`);
  const parts = new Map(
    text
      .replaceAll(/\s/g, '')
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.toUpperCase(), value] as const;
      }),
  );
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/i.test(parts.get('FREQ') ?? ''))
    throw new Error(`the recurrence "${text.slice(0, 80)}" has no frequency of a day or longer`);
  for (const [name, value] of parts) {
    const most = ruleNumbers[name];
    const isRight = (number: string) =>
      /^[+-]?[1-9]\d*$/.test(number) && Math.abs(Number(number)) <= (most ?? 0);
    const isWrong = most !== undefined && !value.split(',').every(isRight);
    if (isWrong || /^BY(HOUR|MINUTE|SECOND|WEEKNO)$/.test(name))
      throw new Error(`${name}=${value.slice(0, 20)} is not understood`);
  }
  const until = parts.get('UNTIL') ?? '';
  parts.delete('UNTIL');
  const rest = [...parts].map(([name, value]) => `${name}=${value}`).join(';');
  const basic = (date: string) => date.replaceAll('-', '');
  const rule = new RRuleTemporal({
    // The days alone: the time is that of the start by its own clock.
    rruleString: `DTSTART;TZID=UTC:${basic(start.date)}T000000\nRRULE:${rest.toUpperCase()}`,
    includeDtstart: true,
  });
  const isPast = endOf(until, start, timeZone);
  return rule
    .between(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`), true)
    .map((time) => onDay(start, time.toString().slice(0, 10)))
    .filter((time) => !isPast(time));
}

/** Returns a test for the times that lie after the UNTIL of a rule. */
function endOf(written: string, start: CalendarTime, timeZone: string): (time: CalendarTime) => boolean {
  if (written === '') return () => false;
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?\d{2}(Z)?)?$/.exec(written) ?? [];
  if (year === undefined) throw new Error(`UNTIL=${written.slice(0, 30)} is no day`);
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return (time) => time.date > date;
  const lastMoment = Date.parse(`${date}T${hour}:${minute}:59Z`);
  if (start.moment === null) {
    // Exchange ends a series of whole days by the moment at which its last day begins in the park.
    const isMidnightElsewhere = utc !== undefined && !['00:00', '23:59'].includes(`${hour}:${minute}`);
    const lastDay = isMidnightElsewhere ? wallTimeIn(lastMoment, timeZone).date : date;
    return (time) => time.date > lastDay;
  }
  return utc === undefined
    ? (time) => `${time.date} ${time.time}` > `${date} ${hour}:${minute}`
    : (time) => (time.moment ?? 0) > lastMoment;
}

/**
 * Returns the occurrences that an exception or a change means. In a series of whole days it counts by its date; a moment
 * in UTC counts by the day of the park. In a series with times the same moment counts, and a day alone means all of that
 * day. Calendars that were written with older data of a zone miss the moment; then the occurrence of the same day by
 * another clock counts, which is an assumption.
 */
function intendedOccurrences(
  exception: CalendarTime,
  occurrences: readonly CalendarTime[],
  timeZone: string,
): { intended: CalendarTime[]; isAssumed: boolean } {
  const { moment, zone } = exception;
  const parkDay = moment === null || zone !== 'UTC' ? exception.date : wallTimeIn(moment, timeZone).date;
  if (moment === null || occurrences.every((each) => each.moment === null))
    return { intended: occurrences.filter(({ date }) => date === parkDay), isAssumed: false };
  const same = occurrences.filter((each) => each.moment === moment);
  if (same.length > 0) return { intended: same, isAssumed: false };
  // Another time by the same clock is another time.
  const near = occurrences.filter((each) => {
    if (each.moment === null || each.zone === zone) return false;
    if (Math.abs(each.moment - moment) > 86_400_000) return false;
    return (zone === 'UTC' ? wallTimeIn(each.moment, timeZone).date : each.date) === parkDay;
  });
  return { intended: near.slice(0, 1), isAssumed: true };
}
