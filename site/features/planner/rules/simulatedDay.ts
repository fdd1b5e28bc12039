import type { PlannerStay } from '#schemas/types/published.ts';
import type { Cents } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import type { Way } from './places/roads.ts';
import type { Stop, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

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
  stops: readonly Stop[];
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

/** A visit to a place, with its times in minutes since midnight. */
export interface Visit {
  place: PlaceOfTrip;
  /** Departure to it, later than the visitor is free if it opens later. */
  leave: number;
  arrival: number;
  /** End, with the way back to the start of a one-way walk. */
  end: number;
  way: Way | null;
}

export type MealName = 'breakfast' | 'lunch' | 'dinner';

export interface Meal {
  start: number;
  isOnTheWay: boolean;
}

/** A day of stops with all that follows from it. */
export interface SimulatedDay extends DayToSimulate {
  /** Visits by stop; null for a place that is no longer published. */
  visits: readonly (Visit | null)[];
  /** Meals; null before the arrival and after the departure. */
  meals: Record<MealName, Meal | null>;
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

/** Costs of a day. */
export type DayCosts = Record<MealName | 'places' | 'transport' | 'night', Cents>;

/** Returns the sum of the costs of a day. */
export function sumOf({ places, breakfast, lunch, dinner, transport, night }: DayCosts): Cents {
  return places + breakfast + lunch + dinner + transport + night;
}

/** Returns true if a day of places is hard: one of them is, or all of its walks together are. */
export function isHardDay({ rules }: TripContext, places: readonly PlaceOfTrip[]): boolean {
  return places.some(({ isHard }) => isHard) || minutesWalked(places) >= rules.places.hardWalkMinutes;
}

/** Returns the minutes of the walks among places. */
export function minutesWalked(places: readonly PlaceOfTrip[]): number {
  return places.reduce((sum, { place }) => sum + (place.kind === 'trail' ? place.minutes : 0), 0);
}

/** Returns the beds in which a day begins and ends, of the beds by night. */
export function bedsOfDay(
  beds: readonly (PlannerStay | null)[],
  index: number,
): Pick<DayToSimulate, 'bed' | 'night'> {
  return {
    bed: beds[Math.max(0, index - 1)] ?? null,
    night: beds[Math.min(index, beds.length - 1)] ?? null,
  };
}

/** Returns a day of a plan as it is simulated. */
export function dayOfPlan(context: TripContext, { stays, days }: TripChoices, index: number): DayToSimulate {
  const beds = stays.map((bed) => (bed && context.stayOf(bed.slug)) ?? null);
  const before = (days[index - 1] ?? []).flatMap(({ place }) => context.placeOf(place) ?? []);
  return {
    index,
    ...bedsOfDay(beds, index),
    isAfterHard: isHardDay(context, before),
    stops: days[index] ?? [],
  };
}
