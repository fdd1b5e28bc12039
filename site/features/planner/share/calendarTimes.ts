import { minutesOf } from '#schemas/rules/timeText.ts';
import type { PlanDay } from '../rules/planDays.ts';
import type { PlanItem } from '../rules/planRows.ts';

/** An entry of a calendar, in minutes since the midnight before the first day. */
export interface CalendarTime {
  item: PlanItem;
  dayIndex: number;
  start: number;
  end: number;
  /** Meals for which the visit leaves no time of their own. */
  during: PlanItem[];
}

/** Minutes that a meal or a check-in takes in a calendar, and the least that it is shortened to. */
const usualMinutes = 60;
const leastMinutes = 15;

/** Minutes by which a meal is put off at most. After that it belongs to the visit during which it falls. */
const longestDelay = 120;

export const minutesPerDay = 24 * 60;

/**
 * Returns the times of all places, meals and beds of a plan, none of which overlap. Visits stay where they are. Meals
 * and check-ins, whose length the plan does not say, are shortened or put off until there is time for them.
 */
export function calendarTimes(days: readonly PlanDay[]): CalendarTime[] {
  const all = days.flatMap(({ morning, afternoon, evening }, dayIndex) =>
    [...morning, ...afternoon, ...evening]
      .filter(({ type }) => type !== 'travel')
      .map((item) => toTime(item, dayIndex)),
  );
  const placed: CalendarTime[] = [];
  for (const time of all.filter(({ item }) => item.duration !== null)) {
    // Only a plan with more visits than hours has two at once.
    placed.push(shifted(time, Math.max(time.start, placed.at(-1)?.end ?? 0)));
  }
  for (const time of all.filter(({ item }) => item.duration === null)) {
    const free = freeTime(time, placed);
    const visit = placed.find(({ start, end }) => start <= time.start && time.start < end);
    const { type, part } = time.item;
    const isLate = free.start - time.start > longestDelay && type === 'meal' && part !== 'evening';
    if (isLate && visit) visit.during.push(time.item);
    else placed.push(free);
  }
  return placed.sort((a, b) => a.start - b.start);
}

function toTime(item: PlanItem, dayIndex: number): CalendarTime {
  const start = dayIndex * minutesPerDay + minutesOf(item.time);
  const length = item.duration ?? usualMinutes;
  return { item, dayIndex, start, end: start + length, during: [] };
}

function shifted(time: CalendarTime, start: number): CalendarTime {
  return { ...time, start, end: start + time.end - time.start };
}

/** Returns an entry at the first time from its own on that is free, shortened if the next entry begins before its end. */
function freeTime(time: CalendarTime, placed: readonly CalendarTime[]): CalendarTime {
  let { start } = time;
  for (const other of placed.toSorted((a, b) => a.start - b.start)) {
    if (other.end <= start) continue;
    if (other.start - start >= leastMinutes) {
      return { ...time, start, end: Math.min(start + usualMinutes, other.start) };
    }
    start = other.end;
  }
  return shifted(time, start);
}

/** Returns the sentence that a visit carries for a meal during it. */
export function duringVisit({ item, time }: PlanItem): string {
  return `${item} falls into this visit, at about ${time}.`;
}
