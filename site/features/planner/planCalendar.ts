import { instantAt } from '#schemas/rules/zonedTime.ts';
import { createEvents, type EventAttributes } from 'ics';
import { minutesOf } from './clock.ts';
import type { PlanDay } from './layOutPlan.ts';
import type { PlanItem } from './planItems.ts';
import type { TripPlan } from './planTrip.ts';

interface CalendarOptions {
  /** IANA name of the park's time zone. */
  timeZone: string;
  siteName: string;
  /** Address of the guide. */
  url: string;
}

/** Minutes that a meal or the way to a bed takes in a calendar. */
const usualMinutes = 60;

/** An iCalendar file with every place, meal and bed of a plan at its time; times are moments, so clocks may change. */
export function planCalendar({ days }: TripPlan, { timeZone, siteName, url }: CalendarOptions): string {
  const host = new URL(url).host;
  const events = days.flatMap((day) =>
    [...day.morning, ...day.afternoon, ...day.evening]
      .filter(({ type }) => type !== 'travel')
      .map((item, index) =>
        toEvent(item, day, { timeZone, uid: `day-${day.day}-${index}-${day.date}@${host}` }),
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
  { timeZone, uid }: { timeZone: string; uid: string },
): EventAttributes {
  const start = minutesOf(time);
  const end = start + (drive?.minutes ?? 0) + (duration ?? usualMinutes);
  return {
    uid,
    title: item,
    startInputType: 'utc',
    startOutputType: 'utc',
    start: instantAt(date, start, timeZone),
    endInputType: 'utc',
    endOutputType: 'utc',
    end: instantAt(date, end, timeZone),
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    ...(place ? { location: place.location, geo: { lat: place.latitude, lon: place.longitude } } : {}),
  };
}
