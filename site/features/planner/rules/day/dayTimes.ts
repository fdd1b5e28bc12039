import type { PlannerPlace } from '#schemas/types/published.ts';
import type { Daylight } from '../../../../calendar/daylight.ts';
import { arrivalOf, type OpenDay } from './openDay.ts';
import { placesOf } from '../places/isHardDay.ts';
import { openingFrom } from '../places/placeHours.ts';
import type { Drive, Position } from '../places/roads.ts';
import type { Stop, StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { toQuarter } from '../tripDates.ts';

/** Place of a stop, or null if it is no longer published. */
export interface PlannedVisit {
  place: PlannerPlace | null;
  part: StopPart;
}

/** Returns the visits of stops. */
export function visitsOf({ placeOf }: TripContext, stops: readonly Stop[]): PlannedVisit[] {
  return stops.map(({ place, part }) => ({ place: placeOf(place) ?? null, part }));
}

/** Times of a visit in minutes since midnight: departure to it, arrival and end. */
export interface VisitTime {
  start: number;
  arrival: number;
  end: number;
  drive: Drive | null;
}

export interface DayTimes {
  /** In the order of the stops. */
  visits: VisitTime[];
  lunch: { start: number; isOnTheWay: boolean };
}

/** Shortest lunch after a visit that ends late, in minutes. */
const shortLunch = 30;

/**
 * Returns the times of a day. A part of the day begins at its time in the rules, or at the opening or at sunrise if
 * these are later. Lunch lies outside of visits: at noon, right after the visit that spans noon if this ends soon
 * enough, else on the way during that visit.
 */
export function dayTimes(context: TripContext, day: OpenDay, stops: readonly PlannedVisit[]): DayTimes {
  const { begins } = context;
  const visits: VisitTime[] = [];
  let freeAt = arrivalOf(context, day);
  let here: Position | null = day.bed;
  let lunch = freeAt > begins.latestLunch ? { start: begins.lunch, isOnTheWay: true } : null;
  for (const { place, part } of stops) {
    let visit = visitTime(context, day, place, here, Math.max(freeAt, begins[part]));
    if (!lunch && place && visit.end > begins.lunch) {
      const isBefore = visit.start >= begins.lunch || freeAt > begins.lunch;
      if (isBefore) {
        lunch = lunchFrom(context, freeAt);
        visit = visitTime(context, day, place, here, Math.max(visit.start, lunchEnd(context, lunch.start)));
      } else if (visit.end > begins.latestLunch) {
        lunch = { start: begins.lunch, isOnTheWay: true };
      }
    }
    visits.push(visit);
    freeAt = visit.end;
    here = place ?? here;
  }
  return { visits, lunch: lunch ?? lunchFrom(context, freeAt) };
}

/** Returns lunch at noon, or at the next quarter of an hour after a visit that ends later. */
function lunchFrom({ begins }: TripContext, freeAt: number): DayTimes['lunch'] {
  if (freeAt > begins.latestLunch) return { start: begins.lunch, isOnTheWay: true };
  return { start: Math.max(begins.lunch, toQuarter(freeAt)), isOnTheWay: false };
}

/** Returns the end of lunch: when the afternoon begins, but not before lunch has had a short time. */
function lunchEnd({ begins }: TripContext, start: number): number {
  return start < begins.lunch ? start : Math.max(begins.afternoon, start + shortLunch);
}

/** Returns the times of a visit that begins at the earliest when the visitor is ready. */
export function visitTime(
  context: TripContext,
  { index, date }: OpenDay,
  place: PlannerPlace | null,
  here: Position | null,
  ready: number,
): VisitTime {
  const drive = here && place ? context.wayBetween(here, place) : null;
  const way = drive?.minutes ?? 0;
  const start = toQuarter(ready);
  if (!place) return { start, arrival: start, end: start, drive };
  const opening = openingFrom(place, date, Math.max(start + way, earliestVisit(context, index, place)));
  const later = opening > start + way ? toQuarter(opening - way) : start;
  return { start: later, arrival: later + way, end: later + way + place.minutes, drive };
}

/** Returns the earliest time for a visit: sunrise, or indoors an estimate if the hours are not known. */
function earliestVisit(context: TripContext, day: number, place: PlannerPlace): number {
  if (!context.isIndoors(place)) return context.lightOf(day).sunrise ?? 0;
  return place.hours.length === 0 ? context.begins.indoors : 0;
}

/** Minutes after sunrise within which an arrival counts as first light. */
const firstLightMinutes = 60;

/** Returns true if an arrival, in minutes since midnight, is at first light: soon after sunrise, at a sight outdoors. */
export function isAtFirstLight(
  context: TripContext,
  { place, arrival, light }: { place: PlannerPlace; arrival: number; light: Daylight },
): boolean {
  if (place.kind !== 'attraction' || context.isIndoors(place) || light.sunrise === null) return false;
  return arrival >= light.sunrise && arrival <= light.sunrise + firstLightMinutes;
}

/** Returns the minutes of all visits of a day. */
export function visitMinutes(context: TripContext, stops: readonly Stop[]): number {
  return placesOf(context, stops).reduce((sum, { minutes }) => sum + minutes, 0);
}
