import { instantAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';
import { createEvents, type EventAttributes } from 'ics';
import { minutesOf } from '../rules/clock.ts';
import type { PlanDay } from '../rules/layOutPlan.ts';
import type { PlanItem } from '../rules/planItems.ts';
import type { TripPlan } from '../rules/planTrip.ts';

interface CalendarOptions {
  /** Offsets of the park's time zone. */
  zoneOffsets: readonly ZoneOffset[];
  siteName: string;
  /** URL of the site. */
  url: string;
}

/** Minutes that a meal or a check-in takes in a calendar. */
const usualMinutes = 60;

/**
 * Returns an iCalendar file with every place, meal and bed of a plan. Times are in UTC, so clock changes do not matter.
 */
export function planCalendar({ days }: TripPlan, { zoneOffsets, siteName, url }: CalendarOptions): string {
  const host = new URL(url).host;
  const events = days.flatMap((day) =>
    [...day.morning, ...day.afternoon, ...day.evening]
      .filter(({ type }) => type !== 'travel')
      .map((item, index) =>
        toEvent(item, day, { zoneOffsets, uid: `day-${day.day}-${index}-${day.date}@${host}` }),
      ),
  );
  const { value, error } = createEvents(events, {
    productId: `-//${siteName}//Trip plan//EN`,
    calName: `${siteName}: trip plan`,
  });
  if (error || value === null) throw error ?? new Error('the calendar is empty');
  return value;
}

function toEvent(
  { item, time, duration, drive, notes, place }: PlanItem,
  { date }: PlanDay,
  { zoneOffsets, uid }: Pick<CalendarOptions, 'zoneOffsets'> & { uid: string },
): EventAttributes {
  const start = minutesOf(time);
  const end = start + (drive?.minutes ?? 0) + (duration ?? usualMinutes);
  return {
    uid,
    title: item,
    startInputType: 'utc',
    startOutputType: 'utc',
    start: instantAt(zoneOffsets, date, start),
    endInputType: 'utc',
    endOutputType: 'utc',
    end: instantAt(zoneOffsets, date, end),
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    ...(place ? { location: place.location, geo: { lat: place.latitude, lon: place.longitude } } : {}),
  };
}
