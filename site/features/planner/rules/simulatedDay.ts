import type { PlannerStay } from '#schemas/types/published.ts';
import type { Cents } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import type { Way } from './places/roads.ts';
import type { StopPart, Stop, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A stop with what the trip knows of its place, null if that is no longer published. */
export interface KnownStop {
  place: PlaceOfTrip | null;
  part: StopPart;
  isOwn: boolean;
}

/** A day of stops, as it is simulated. */
export interface DayToSimulate {
  /** 0 for the first day of the trip. */
  index: number;
  /** Bed in which it begins; on the first day, that of the first night. */
  bed: PlannerStay | null;
  /** Bed in which it ends; on the last day, that of the night before. */
  night: PlannerStay | null;
  /** True after a hard day. */
  isAfterHard: boolean;
  stops: readonly KnownStop[];
}

/** What is wrong with a day; `at` is the index of the stop, or -1 for the day. */
export interface Fault {
  at: number;
  code:
    | 'closed'
    | 'barred'
    | 'hours'
    | 'dark'
    | 'late'
    | 'order'
    | 'unfit'
    | 'unasked'
    | 'noBus'
    | 'noRoad'
    | 'oneWay'
    | 'rest'
    | 'driving'
    | 'far'
    | 'tiring'
    | 'money';
}

/** Times of a visit in minutes since midnight. */
export interface Visit {
  /** Departure to it, later than the visitor is free if it opens later. */
  leave: number;
  arrival: number;
  /** End, with the way back to the start of a one-way walk. */
  end: number;
  way: Way | null;
}

export type MealName = 'breakfast' | 'lunch' | 'dinner';

/** A meal of a day; `away` says why the plan has none. */
export interface Meal {
  start: number;
  isOnTheWay: boolean;
  away: 'before' | 'after' | null;
}

/** All that follows from a day of stops. */
export interface SimulatedDay {
  visits: readonly Visit[];
  meals: Record<MealName, Meal>;
  /** Time of the bed. */
  bedTime: number;
  /** All drives, the one to the bed included, without ways on foot. */
  drive: { km: number; minutes: number };
  withCar: boolean;
  /** True if the day has time for anything between its arrival and its departure. */
  hasTime: boolean;
  isHard: boolean;
  /** Costs as listed. */
  cost: DayCosts;
  /** Costs by the shares of the budget, as specified. */
  budgeted: DayCosts;
  faults: readonly Fault[];
}

/** Costs of a day in cents. */
export interface DayCosts {
  places: Cents;
  meals: Record<MealName, Cents>;
  transport: Cents;
  night: Cents;
}

/** Returns the sum of the costs of a day. */
export function sumOf({ places, meals, transport, night }: DayCosts): Cents {
  return places + meals.breakfast + meals.lunch + meals.dinner + transport + night;
}

/** Returns a stop with what the trip knows of its place. */
export function knownStop(
  { placeOf }: Pick<TripContext, 'placeOf'>,
  { place, part, isOwn }: Stop,
): KnownStop {
  return { place: placeOf(place) ?? null, part, isOwn };
}

/** Returns a day of a plan as it is simulated; on the last day, its bed is that of the night before. */
export function dayOfPlan(context: TripContext, { stays, days }: TripChoices, index: number): DayToSimulate {
  const bedOf = (night: number) => {
    const slug = stays[Math.min(Math.max(0, night), stays.length - 1)]?.slug;
    return (slug !== undefined && context.stayOf(slug)) || null;
  };
  const placesOn = (day: number) => (days[day] ?? []).map((stop) => knownStop(context, stop));
  return {
    index,
    bed: bedOf(index - 1),
    night: bedOf(index),
    isAfterHard: placesOn(index - 1).some(({ place }) => place?.isHard),
    stops: placesOn(index),
  };
}

/** Returns the stops of a day with one more, in each place where its part of the day stays in order. */
export function withPlace(
  stops: readonly KnownStop[],
  added: Pick<KnownStop, 'place' | 'isOwn'>,
  most: number,
): KnownStop[][] {
  const noon = stops.filter(({ part }) => part === 'morning').length;
  const at = (index: number, part: KnownStop['part']) => stops.toSpliced(index, 0, { ...added, part });
  const places: KnownStop[][] = [];
  if (noon < most) for (let index = 0; index <= noon; index += 1) places.push(at(index, 'morning'));
  if (stops.length - noon < most)
    for (let index = noon; index <= stops.length; index += 1) places.push(at(index, 'afternoon'));
  return places;
}
