import { instantAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';
import { createEvents, type EventAttributes } from 'ics';
import type { PlanDay } from '../rules/planDays.ts';
import type { TripPlan } from '../rules/planTrip.ts';
import { type CalendarTime, calendarTimes, duringVisit, minutesPerDay } from './calendarTimes.ts';

interface CalendarOptions {
  /** Offsets of the park's time zone. */
  zoneOffsets: readonly ZoneOffset[];
  siteName: string;
  /** URL of the site. */
  url: string;
}

/**
 * Returns an iCalendar file with every place, meal and bed of a plan, of which no two overlap. Times are in UTC, so clock changes do not matter.
 */
export function planCalendar(
  { days, form, choices }: TripPlan,
  { zoneOffsets, siteName, url }: CalendarOptions,
): string {
  const host = new URL(url).host;
  // Two plans of the same days are different entries of a calendar.
  const planId = hashOf(JSON.stringify([form, choices]));
  const numbers = new Map<number, number>();
  const events = calendarTimes(days).flatMap((time) => {
    const day = days[time.dayIndex];
    if (!day) return [];
    const index = numbers.get(time.dayIndex) ?? 0;
    numbers.set(time.dayIndex, index + 1);
    return [toEvent(time, day, { zoneOffsets, uid: `${planId}-${day.day}-${index}-${day.date}@${host}` })];
  });
  const { value, error } = createEvents(events, {
    productId: `-//${siteName}//Trip plan//EN`,
    calName: `${siteName}: trip plan`,
  });
  if (error || value === null) throw error ?? new Error('the calendar is empty');
  return value;
}

function toEvent(
  { item: { item, notes, place }, dayIndex, during, ...time }: CalendarTime,
  { date }: PlanDay,
  { zoneOffsets, uid }: Pick<CalendarOptions, 'zoneOffsets'> & { uid: string },
): EventAttributes {
  const moment = (minutes: number) => instantAt(zoneOffsets, date, minutes - dayIndex * minutesPerDay);
  const description = [...during.map(duringVisit), ...notes].join(' ');
  return {
    uid,
    title: item,
    startInputType: 'utc',
    startOutputType: 'utc',
    start: moment(time.start),
    endInputType: 'utc',
    endOutputType: 'utc',
    end: moment(time.end),
    ...(description === '' ? {} : { description }),
    ...(place ? { location: place.location, geo: { lat: place.latitude, lon: place.longitude } } : {}),
  };
}

/** Returns a short hash of a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
