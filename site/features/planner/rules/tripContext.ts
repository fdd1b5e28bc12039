import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { PlannerDay, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { cachedByKey } from './cachedValues.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { tripDates } from './tripDates.ts';
import { type Cents, totalBudget } from './money/costs.ts';
import { placesInSeason } from './places/placeSeason.ts';
import { distanceKm, type Drive, driveOver, type Position } from './places/roads.ts';
import { suitsLevel } from './places/suitability.ts';
import { type Daylight, daylight } from '../../../calendar/daylight.ts';
import { type PlaceOfTrip, placesOfTrip, worth } from './placeOfTrip.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripForm } from './trip.ts';

/** Ways up to this long are walked on a trip by bus. */
export const longestWalkKm = 1;

const walkMinutesOfKm = 15;

/** Derived data of a trip, computed once for all rules. */
export interface TripContext {
  form: TripForm;
  catalog: TripCatalog;
  rules: PlannerRules;
  dates: string[];
  /** Budget of a day, in cents. */
  daily: Cents;
  level: PlannerRules['form']['activityLevels'][number] | undefined;
  placeOf: (key: PlaceKey) => PlannerPlace | undefined;
  stayOf: (slug: string) => PlannerStay | undefined;
  /** Facts about a place that are the same on every day; the functions below return one of them each. */
  placeOfTrip: (place: PlannerPlace) => PlaceOfTrip;
  /** Places to eat, in the order of the list. */
  eatingPlaces: PlannerPlace[];
  isSaved: (place: PlannerPlace) => boolean;
  /** True if it needs no daylight. */
  isIndoors: (place: PlannerPlace) => boolean;
  /** True if it cannot be planned for a morning or an afternoon. */
  isNeverPlanned: (place: PlannerPlace) => boolean;
  /** Places that may be planned in a month, YYYY-MM, on the days on which they are open. */
  placesInMonth: (month: string) => readonly PlannerPlace[];
  /** Places that may be planned on a date: open, in season and not too hard. Cached. */
  placesOn: (date: string) => ReadonlySet<PlannerPlace>;
  /** Key shared by all places that are the same thing to do. */
  thingOf: (place: PlannerPlace) => string;
  /** Cost of a place for the group. */
  costOf: (place: PlannerPlace) => Cents;
  /** Score of a place for this visitor, on any day. */
  worthOf: (place: PlannerPlace) => number;
  /** Score on a date: less at the edge of its season. */
  worthOn: (place: PlannerPlace, date: string) => number;
  /** True if a date is at the edge of the season of a place that may be planned. */
  isAtEdgeOn: (place: PlannerPlace, date: string) => boolean;
  /** True if it matches a chosen interest. */
  isOfInterest: (place: PlannerPlace) => boolean;
  /** Minutes since midnight at which the parts of a day begin. */
  begins: Record<keyof PlannerDay, number>;
  /** Drive or bus ride between two positions, cached; by `wayFrom` the first one is looked up once for many. */
  wayBetween: (from: Position, to: Position) => Drive;
  wayFrom: (from: Position) => (to: Position) => Drive;
  /** Straight-line distance of two positions in kilometres, cached; by `kmFrom` the first one is looked up once. */
  kmBetween: (from: Position, to: Position) => number;
  kmFrom: (from: Position) => (to: Position) => number;
  /**
   * Daylight of a day of the trip, 0 for the first, in the middle of the park. It differs by minutes within the park.
   */
  lightOf: (day: number) => Daylight;
}

export function tripContext(form: TripForm, catalog: TripCatalog, rules: PlannerRules): TripContext {
  const dates = tripDates(form.startDate, form.endDate);
  const places = new Map(catalog.places.map((place) => [keyOf(place), place]));
  const level = levelIndex(form, rules);
  const daily = Math.floor(totalBudget(form.budget, rules.form.defaultBudget) / dates.length);
  const placeOfTrip = placesOfTrip({ form, catalog, rules, daily }, rules.form.activityLevels[level - 1]);
  const stays = new Map(catalog.stays.map((stay) => [stay.slug, stay]));
  const middle = middleOf(catalog.places);
  const chosenLevel = levelAt(level, form, rules);
  // A place to eat belongs to a meal, and is a stop only if the visitor saved it.
  const plannable = catalog.places.filter(
    (place) =>
      !placeOfTrip(place).isNeverPlanned &&
      (place.meals === undefined || placeOfTrip(place).isSaved) &&
      (!chosenLevel || suitsLevel(place, chosenLevel)),
  );
  // The days of a month share the seasons of places.
  const inMonth = cachedByKey((month: string) => placesInSeason(plannable, `${month}-01`, rules));
  const seasonsOn = cachedByKey((date: string) => inMonth(date.slice(0, 7)));
  const isAtEdgeOn = (place: PlannerPlace, date: string) => seasonsOn(date).atEdge.has(place);
  const worthOn = (place: PlannerPlace, date: string) =>
    placeOfTrip(place).worth + (isAtEdgeOn(place, date) ? worth.edge : 0);
  const kmFrom = cachedByKey((from: Position) => cachedByKey((to: Position) => distanceKm(from, to)));
  const wayFrom = cachedByKey((from: Position) => {
    const kmTo = kmFrom(from);
    return cachedByKey((to: Position) => wayOf(form, kmTo(to), rules));
  });
  return {
    form,
    catalog,
    rules,
    dates,
    daily,
    level: chosenLevel,
    placeOf: (key) => places.get(key),
    stayOf: (slug) => stays.get(slug),
    placeOfTrip,
    eatingPlaces: catalog.places.filter(({ meals }) => meals !== undefined),
    isSaved: (place) => placeOfTrip(place).isSaved,
    isIndoors: (place) => placeOfTrip(place).isIndoors,
    isNeverPlanned: (place) => placeOfTrip(place).isNeverPlanned,
    placesInMonth: (month) => inMonth(month).inSeason,
    placesOn: cachedByKey(
      (date) => new Set(seasonsOn(date).inSeason.filter(({ open }) => isOpenOn(open, date))),
    ),
    thingOf: (place) => placeOfTrip(place).thing,
    costOf: (place) => placeOfTrip(place).cost,
    worthOf: (place) => placeOfTrip(place).worth,
    worthOn,
    isAtEdgeOn,
    isOfInterest: (place) => placeOfTrip(place).isOfInterest,
    begins: beginsOf(rules.day),
    wayFrom,
    wayBetween: (from, to) => wayFrom(from)(to),
    kmFrom,
    kmBetween: (from, to) => kmFrom(from)(to),
    lightOf: cachedByKey((day) => daylight(dates[day] ?? form.startDate, middle, catalog.zoneOffsets)),
  };
}

function beginsOf(day: PlannerDay): TripContext['begins'] {
  const begins = Object.entries(day).map(([part, time]) => [part, minutesOf(time)]);
  return Object.fromEntries(begins) as TripContext['begins'];
}

function middleOf(places: readonly Position[]): Position {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

/** Returns the position of the chosen level; with a young child, the hardest level becomes the one before it. */
function levelIndex(form: TripForm, rules: PlannerRules): number {
  const { activityLevels } = rules.form;
  const chosen = activityLevels.findIndex(({ id }) => id === form.activityLevel);
  return hasYoungChild(form, rules) ? Math.min(chosen, Math.max(0, activityLevels.length - 2)) : chosen;
}

/** Returns the level at a position; with a young child, its walks are shorter. */
function levelAt(index: number, form: TripForm, rules: PlannerRules): TripContext['level'] {
  const level = rules.form.activityLevels[index];
  if (!level || !hasYoungChild(form, rules)) return level;
  const longest = Math.min(level.longestWalkMinutes, rules.places.youngChildWalkMinutes);
  return { ...level, longestWalkMinutes: longest };
}

function hasYoungChild({ childAges }: TripForm, { places }: PlannerRules): boolean {
  return childAges.some((age) => age < places.youngChildAge);
}

/** Returns the drive of a straight-line distance; a bus takes the same time and a wait, and a short way is walked. */
function wayOf({ transport }: TripForm, straightKm: number, { travel }: PlannerRules): Drive {
  const drive = driveOver(straightKm, travel);
  if (transport !== 'bus') return drive;
  if (drive.km > longestWalkKm) return { ...drive, minutes: drive.minutes + travel.busWaitMinutes };
  return { ...drive, minutes: Math.round(straightKm * travel.roadFactor * walkMinutesOfKm) };
}
