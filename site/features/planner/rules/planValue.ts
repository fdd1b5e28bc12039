import type { PlaceOfTrip } from './placeOfTrip.ts';
import type { SimulatedDay } from './simulatedDay.ts';
import { type StopPart, stopParts } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/**
 * Weights of a plan, in points. A place is worth what the visitor likes, how the guide features it and how long one
 * stays; what it costs, the drives and the beds are taken off. One interest is worth about an hour on the road.
 */
export const weights = {
  /** A saved place comes before any other. */
  saved: 1000,
  /** Each chosen interest that a place serves. */
  interest: 100,
  /** The place that the guide features first of its kind; less for later ones, by the root of their rank. */
  featured: 240,
  /** A walk that asks for the chosen level, not for an easier one. */
  challenge: 60,
  /** Each hour of a visit, up to `mostHours`. */
  hour: 30,
  mostHours: 4,
  /** Every stop: it begins with finding the lot and ends with finding the car. */
  stop: -70,
  /** A place that may be closed is planned last. */
  mayBeClosed: -600,
  /** The month beside the best months of a trail. */
  edge: -150,
  /** A visit that costs the whole budget of a day. */
  dailyBudget: -100,
  /** An attraction in the morning, anything else in the afternoon, as the specification has them. */
  usualPart: 40,
  /** A morning or an afternoon with a stop: half a day of nothing is worth nothing. */
  filledPart: 75,
  /** An hour of a hard visit that does not begin in the morning: heat and thunderstorms come after noon. */
  lateHour: -20,
  drivingMinute: -1.5,
  /** A minute on a bus or waiting for it, on a trip without a car. */
  busMinute: -0.7,
  /** A move to another bed, beside its drive. */
  move: -60,
  /** A night that costs the whole budget of a day. */
  nightOfBudget: -150,
  /** The budget of a day that the trip costs more than its budget. */
  overBudget: -400,
  /** Anything that is wrong: nothing makes up for it. */
  fault: -10_000,
} as const;

/** Returns the value of a day: its places at their times, less its drives, its move, its bed and its faults. */
export function dayValue(
  context: TripContext,
  { index, bed, night, stops, visits, drive, cost, faults }: SimulatedDay,
): number {
  let value = drive.minutes * minuteValue(context) + faults.length * weights.fault;
  for (const [at, { part }] of stops.entries()) {
    const place = visits[at]?.place;
    if (place) value += placeValueOn(context, index, place, part);
  }
  for (const part of stopParts) if (stops.some((stop) => stop.part === part)) value += weights.filledPart;
  if (bed !== night) value += weights.move;
  return value + Math.min(1, cost.night / Math.max(1, context.daily)) * weights.nightOfBudget;
}

/** Returns what a trip loses for what it costs, transport left out, above what its budget leaves beside transport. */
export function overBudgetValue({ budget, daily, dates, form, prices }: TripContext, cost: number): number {
  const left = budget - dates.length * (form.transport === 'bus' ? prices.bus : prices.car);
  return (Math.max(0, cost - left) / Math.max(1, daily)) * weights.overBudget;
}

/** Returns what a place is worth in a part of a day, 0 for the first. */
export function placeValueOn(context: TripContext, day: number, of: PlaceOfTrip, part: StopPart): number {
  const isUsual = (of.place.kind === 'attraction') === (part === 'morning');
  return (
    of.value +
    (context.onDay(of, day).isAtEdge ? weights.edge : 0) +
    (isUsual ? weights.usualPart : 0) +
    (of.isHard && part === 'afternoon' ? (of.place.minutes / 60) * weights.lateHour : 0)
  );
}

/** Returns what a minute on the way is worth. */
export function minuteValue({ form }: TripContext): number {
  return form.transport === 'bus' ? weights.busMinute : weights.drivingMinute;
}

/** Returns the places of most value that the planner may choose on a day, of all or of those that suit a rest. */
export function choicesOn(context: TripContext, day: number, most: number, isRest = false): PlaceOfTrip[] {
  const found: PlaceOfTrip[] = [];
  for (const place of context.choices) {
    if (found.length === most) break;
    if ((!isRest || place.isRestful) && context.onDay(place, day).closed === null) found.push(place);
  }
  return found;
}
