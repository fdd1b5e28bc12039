import type { PlannerStay } from '#schemas/types/published.ts';
import type { Cents } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import type { Way } from './places/roads.ts';
import type { StopPart } from './trip.ts';

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
