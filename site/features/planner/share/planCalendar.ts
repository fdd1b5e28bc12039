import { minutesOf } from '#schemas/rules/timeText.ts';
import { instantAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';
import { createEvents, type EventAttributes } from 'ics';
import type { PlanDay } from '../rules/planDays.ts';
import type { PlanItem } from '../rules/planRows.ts';
import type { TripPlan } from '../rules/planTrip.ts';

interface CalendarOptions {
  /** Offsets of the park's time zone. */
  zoneOffsets: readonly ZoneOffset[];
  siteName: string;
  /** URL of the site. */
  url: string;
}

/** Minutes that a meal or a check-in takes in a calendar, unless the next entry begins before. */
const usualMinutes = 60;

/**
 * Returns an iCalendar file with every place, meal and bed of a plan, at the times of the plan. They are in UTC, so clock
 * changes do not matter.
 */
export function planCalendar(
  { days, form, choices }: TripPlan,
  { zoneOffsets, siteName, url }: CalendarOptions,
): string {
  // Two plans of the same days are different entries of a calendar.
  const planId = hashOf(JSON.stringify([form, choices]));
  const events = days.flatMap((day) =>
    entriesOf(day).map(({ item, start, end }, index): EventAttributes => {
      const { place, notes } = item;
      return {
        uid: `${planId}-${day.day}-${index}-${day.date}@${new URL(url).host}`,
        title: item.item,
        startInputType: 'utc',
        startOutputType: 'utc',
        start: instantAt(zoneOffsets, day.date, start),
        endInputType: 'utc',
        endOutputType: 'utc',
        end: instantAt(zoneOffsets, day.date, end),
        ...(notes.length > 0 && { description: notes.join(' ') }),
        ...(place && { location: place.location, geo: { lat: place.latitude, lon: place.longitude } }),
      };
    }),
  );
  const { value, error } = createEvents(events, {
    productId: `-//${siteName}//Trip plan//EN`,
    calName: `${siteName}: trip plan`,
  });
  if (error || value === null) throw error ?? new Error('the calendar is empty');
  return value;
}

/** Returns the entries of a day, in minutes since midnight. */
function entriesOf({
  morning,
  afternoon,
  evening,
}: PlanDay): { item: PlanItem; start: number; end: number }[] {
  const items = [...morning, ...afternoon, ...evening].filter(({ type }) => type !== 'travel');
  const starts = items.map(({ time }) => minutesOf(time));
  return items.map((item) => {
    const start = minutesOf(item.time);
    const next = Math.min(start + usualMinutes, ...starts.filter((other) => other > start));
    return { item, start, end: item.duration === null ? next : start + item.duration };
  });
}

/** Returns a short hash of a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
