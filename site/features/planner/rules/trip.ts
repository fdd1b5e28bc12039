import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';

/** What a visitor says of a trip; the choices are ids of the planner's rules. */
export interface TripForm {
  /** Calendar dates in the park, YYYY-MM-DD; empty until chosen. */
  startDate: string;
  endDate: string;
  /** As typed, for the whole group and trip. */
  budget: string;
  groupSize: number;
  interests: string[];
  activityLevel: string;
  accommodationType: string;
  diningPreference: string;
  specialRequests: string;
}

/** `attraction/far-lake`: a place of the guide in one word. */
export type PlaceKey = `${PlannerPlace['kind']}/${string}`;

export function keyOf({ kind, slug }: Pick<PlannerPlace, 'kind' | 'slug'>): PlaceKey {
  return `${kind}/${slug}`;
}

/** A place of the guide or a place to stay. */
export type SavedKey = PlaceKey | `accommodation/${string}`;

/** The parts of a day in which places stand; the evening holds bed and dinner. */
export type StopPart = 'morning' | 'afternoon';
export type DayPart = StopPart | 'evening';

/** A place on a day. Its name is kept too, so that it can be named when the guide no longer has it. */
export interface Stop {
  place: PlaceKey;
  name: string;
  part: StopPart;
  /** Whether it stays when the trip is planned anew. */
  isLocked: boolean;
}

/** What a plan consists of; everything else of it follows from the rules. */
export interface TripChoices {
  /** Slug and name of the place to stay; null when none fits. */
  stay: { slug: string; name: string } | null;
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
    /** km; null when not told. */
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

/** What a plan is made from besides the form and the rules. */
export interface TripCatalog {
  places: readonly PlannerPlace[];
  stays: readonly PlannerStay[];
  /** What the visitor has saved, in that order. */
  saved: readonly SavedKey[];
  /** IANA name of the park's time zone. */
  timeZone: string;
}
