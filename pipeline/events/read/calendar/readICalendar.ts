import { type CalendarComponent, calendarComponents } from './calendarComponents.ts';
import { type TimeReader, timeReader } from './calendarTimes.ts';
import { entryEvent } from './entryEvent.ts';
import { spanOf } from './entrySpan.ts';
import { type Change, expandSeries, maxOccurrences, tooOften } from './expandSeries.ts';
import type { FeedEvent, FeedReading, ReadingContext } from '../feedEvent.ts';
import { NotForTheGuide, notNear, readEntries } from '../readEntries.ts';
import { isWithin } from '../spans.ts';

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
    ? expandSeries({ master, uid, written, timeOf, context })
    : { regular: [], changes: written, assumed: [] };
  const changed = changes
    .filter(({ entry }) => reasonToLeaveOut(entry) === null)
    .map(({ entry, id }) =>
      entryEvent(entry, `${uid}#${id.date}${id.time}`, spanOf(entry, timeOf, timeZone)),
    );
  const events = [...regular, ...changed].filter(({ span }) => isWithin(span, today, until));
  if (events.length > maxOccurrences) throw new Error(tooOften);
  if (events.length === 0) throw new NotForTheGuide(notNear);
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

function toChange(entry: CalendarComponent, timeOf: TimeReader): Change {
  const [id] = entry.times('RECURRENCE-ID');
  if (!id) throw new Error('its RECURRENCE-ID is not understood');
  return { entry, id: timeOf(id), fromThenOn: id.parameters.range?.toUpperCase() === 'THISANDFUTURE' };
}
