import type { ZoneOffset } from '#schemas/rules/zoneClock.ts';
import type { BoundNotice, PlannerPlace, PlannerRoads, PlannerStay } from '#schemas/types/published.ts';

/** Form of a trip; the choices are ids of the planner's rules. */
export interface TripForm {
  /** Calendar dates in the park, YYYY-MM-DD; empty until chosen. */
  startDate: string;
  endDate: string;
  /** HH:MM of the arrival on the first day and of the departure on the last; empty if open. */
  arrivalTime: string;
  departureTime: string;
  /** As typed, for the whole group and trip; `readBudget` says what it is worth. */
  budget: string;
  groupSize: number;
  /** Ages in years of the children among the group. */
  childAges: number[];
  /** What every place of the plan has to suit, by its record. */
  needs: Need[];
  /** `bus` for a trip without a car: only places that a bus or shuttle serves. */
  transport: 'car' | 'bus';
  interests: string[];
  activityLevel: string;
  accommodationType: string;
  diningPreference: string;
  specialRequests: string;
}

/** What a place has to suit. */
export const needs = ['wheelchairs', 'strollers', 'dogs'] as const;
export type Need = (typeof needs)[number];

/** Key of a place, for example `attraction/far-lake`. */
export type PlaceKey = `${PlannerPlace['kind']}/${string}`;

export function keyOf({ kind, slug }: Pick<PlannerPlace, 'kind' | 'slug'>): PlaceKey {
  return `${kind}/${slug}`;
}

/** Key of a place or of a place to stay. */
export type SavedKey = PlaceKey | `accommodation/${string}`;

/** Parts of a day that have stops; the evening has bed and dinner. */
export const stopParts = ['morning', 'afternoon'] as const;
export type StopPart = (typeof stopParts)[number];
export type DayPart = StopPart | 'evening';

/** Place on a day. The name is kept for places that are no longer published. */
export interface Stop {
  place: PlaceKey;
  name: string;
  part: StopPart;
  /** True for a stop that the visitor added or moved: it stays when the trip is planned again. */
  isOwn: boolean;
}

/** Returns the positions at which a part of a day can have one more stop; none if it has `most`. */
export function positionsIn(stops: readonly Stop[], part: StopPart, most: number): number[] {
  const noon = stops.filter((stop) => stop.part === 'morning').length;
  const [from, to] = part === 'morning' ? [0, noon] : [noon, stops.length];
  return to - from < most ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [];
}

/** Place to stay. The name is kept for places that are no longer published. */
export interface Bed {
  slug: string;
  name: string;
  /** True for a bed that the visitor chose: it stays when the trip is planned again. */
  isOwn: boolean;
}

/** Choices of a plan; the rest follows from the rules. */
export interface TripChoices {
  /** Bed of each night; null for a night without one. */
  stays: (Bed | null)[];
  /** Stops by day, those of the morning first. */
  days: Stop[][];
}

export interface Weather {
  current: {
    /** °C. */
    temperature: number;
    condition: string;
    /** Percent. */
    humidity: number;
    /** km/h. */
    windSpeed: number;
    /** km, or null when unknown. */
    visibility: number | null;
  };
  forecast: WeatherEntry[];
}

export interface WeatherEntry {
  /** YYYY-MM-DD in the park. */
  date: string;
  maxTemp: number;
  minTemp: number;
  condition: string;
  /** mm. */
  precipitation: number;
  /** km/h. */
  windSpeed: number;
}

/** Published records and saved places that a plan is made from. */
export interface TripCatalog {
  places: readonly PlannerPlace[];
  stays: readonly PlannerStay[];
  /** Null in a guide without roads. */
  roads: PlannerRoads | null;
  /** Notices of the whole park. */
  notices: readonly BoundNotice[];
  /** Saved records, in the order of saving. */
  saved: readonly SavedKey[];
  /** Offsets of the park's time zone. */
  zoneOffsets: readonly ZoneOffset[];
}
