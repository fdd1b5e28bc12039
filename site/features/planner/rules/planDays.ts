import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import { mealNotes, type NamedPlaces } from './meals.ts';
import { type Cents, carsFor } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { carClosures } from './places/placeNotices.ts';
import { type TransitLink, transitNote, transitOn } from './places/transit.ts';
import type { Way } from './roads.ts';
import { knownStop } from './search.ts';
import { type DayToSimulate, type MealName, simulateDay, type SimulatedDay, sumOf } from './simulateDay.ts';
import { type PlacedVisit, reasonFor, rideTo, roadNote, stopNotes, stopWarning } from './stopNotes.ts';
import type { DayPart, Stop, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';
import { timeOf } from './tripDates.ts';

export type ItemType = 'accommodation' | 'attraction' | 'activity' | 'meal' | 'travel';

/** Row of a day. */
export interface PlanItem {
  type: ItemType;
  item: string;
  part: DayPart;
  /** HH:MM in the park; of a stop, the arrival. */
  time: string;
  /** HH:MM of the departure to it, or null. */
  leave: string | null;
  /** Minutes, or null without a fixed length. */
  duration: number | null;
  /** As listed. */
  cost: Cents;
  /** What the shares of the budget count for it. */
  budgeted: Cents;
  notes: string[];
  /** Stop that the row shows, with its position among the stops of the day. */
  stop: Stop | null;
  stopIndex: number | null;
  place: PlannerPlace | null;
  /** Reason for the place. */
  reason: string | null;
  way: Way | null;
  /** Bus or shuttle to it, if that is the way. */
  ride: TransitLink | null;
}

export interface PlanDay {
  /** 1 for the first day. */
  day: number;
  /** YYYY-MM-DD. */
  date: string;
  morning: PlanItem[];
  afternoon: PlanItem[];
  evening: PlanItem[];
  /** As listed. */
  totalCost: Cents;
  /** By the shares of the budget. */
  budgeted: Cents;
  notes: string[];
  /** What is wrong with what the visitor chose. */
  warnings: string[];
  accommodationSuggestion: string | null;
  carRentalNeeded: boolean;
  /** Place that the day is named after. */
  highlight: PlannerPlace | null;
  light: Daylight;
  /** All drives of the day, including the one back to the bed. */
  drive: { km: number; minutes: number };
  /** Beds in which the day begins and ends. */
  beds: PlannerStay[];
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

/** Returns the days of a plan as rows, all from what `simulateDay` says of each. */
export function planDays(context: TripContext, choices: TripChoices): PlanDay[] {
  const linesSaid = new Set<string>();
  const named: NamedPlaces = new Map();
  return context.dates.map((_date, index) => {
    const day = dayOfPlan(context, choices, index);
    const simulated = simulateDay(context, day);
    const stops = choices.days[index] ?? [];
    return toPlanDay(context, { day, simulated, stops, linesSaid, named });
  });
}

interface DayToShow {
  day: DayToSimulate;
  simulated: SimulatedDay;
  stops: readonly Stop[];
  /** Bus lines whose booking the plan has mentioned. */
  linesSaid: Set<string>;
  named: NamedPlaces;
}

function toPlanDay(context: TripContext, shown: DayToShow): PlanDay {
  const { day, simulated, stops, linesSaid } = shown;
  const { index, bed, night } = day;
  const { visits, withCar, cost, budgeted } = simulated;
  const visitAt = (at: number): PlacedVisit | null => {
    const place = day.stops[at]?.place;
    const visit = visits[at];
    return place && visit ? { place, index, visit, withCar } : null;
  };
  const rows = stops.map((stop, at) => stopRow(context, { day, stop, at, placed: visitAt(at), linesSaid }));
  const inPart = (part: DayPart) => rows.filter((row) => row.part === part);
  const meal = (name: MealName, part: DayPart) => mealRow(context, shown, name, part);
  const isLastDay = index === context.dates.length - 1;
  const travel = cost.transport > 0 || budgeted.transport > 0 ? [travelRow(context, shown)] : [];
  const places = day.stops.flatMap(({ place }) => place ?? []);
  return {
    day: index + 1,
    date: context.dates[index] ?? '',
    morning: [...travel, ...meal('breakfast', 'morning'), ...inPart('morning')],
    afternoon: [...meal('lunch', 'afternoon'), ...inPart('afternoon')],
    evening: [
      ...(!isLastDay && night ? [bedRow(context, night, simulated, index)] : []),
      ...meal('dinner', 'evening'),
    ],
    totalCost: sumOf(cost),
    budgeted: sumOf(budgeted),
    notes: dayNotes(context, day, simulated),
    warnings: simulated.faults.flatMap((fault) => {
      if (fault.at < 0)
        return fault.code === 'driving' ? ['More than three hours on the road on this day.'] : [];
      const placed = visitAt(fault.at);
      return (placed && stopWarning(context, placed, fault)) ?? [];
    }),
    accommodationSuggestion: isLastDay ? null : (night?.name ?? null),
    carRentalNeeded: withCar,
    highlight: highlightOf(places),
    light: context.lightOf(index),
    drive: simulated.drive,
    beds: [...new Set([bed, night])].filter((one) => one !== null),
  };
}

function row(
  given: Pick<PlanItem, 'type' | 'item' | 'part' | 'time' | 'cost' | 'budgeted'> & Partial<PlanItem>,
): PlanItem {
  return {
    leave: null,
    duration: null,
    notes: [],
    stop: null,
    stopIndex: null,
    place: null,
    reason: null,
    way: null,
    ride: null,
    ...given,
  };
}

function stopRow(
  context: TripContext,
  {
    day,
    stop,
    at,
    placed,
    linesSaid,
  }: { day: DayToSimulate; stop: Stop; at: number; placed: PlacedVisit | null; linesSaid: Set<string> },
): PlanItem {
  const base = { part: stop.part, stop, stopIndex: at } as const;
  if (!placed) {
    const notes = ['The guide no longer has this place.'];
    const time = timeOf(context.begins[stop.part]);
    return row({ type: 'activity', item: stop.name, time, cost: 0, budgeted: 0, notes, ...base });
  }
  const { place: of, visit } = placed;
  const { place } = of;
  const isBehindGate = context.onDay(of, day.index).isClosedToCars && context.form.transport === 'car';
  return row({
    type: place.kind === 'attraction' ? 'attraction' : 'activity',
    item: place.name,
    time: timeOf(visit.arrival),
    leave: visit.way ? timeOf(visit.leave) : null,
    duration: place.minutes,
    cost: of.cost,
    budgeted: of.cost,
    notes: stopNotes(context, placed, linesSaid),
    place,
    reason: reasonFor(context, placed, {
      isOwn: stop.isOwn,
      isFirst: at === 0,
      isAfterHard: day.isAfterHard,
    }),
    way: visit.way && isBehindGate ? { ...visit.way, km: 0 } : visit.way,
    ride: rideTo(context, placed),
    ...base,
  });
}

const mealTitles = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

/** Returns the row of a meal, or none before the arrival and after the departure. */
function mealRow(
  context: TripContext,
  { day, simulated, named }: DayToShow,
  name: MealName,
  part: DayPart,
): PlanItem[] {
  const meal = simulated.meals[name];
  if (meal.away !== null) return [];
  const over = day.stops.filter((_stop, at) => (simulated.visits[at]?.end ?? 0) <= meal.start);
  const atNoon = (over.at(-1) ?? day.stops[0])?.place?.place ?? day.bed;
  const near = { breakfast: day.bed, lunch: atNoon, dinner: day.night }[name];
  const notes = mealNotes(context, { name, meal, index: day.index, near }, named);
  return [
    row({
      type: 'meal',
      item: meal.isOnTheWay ? `${mealTitles[name]} on the way` : mealTitles[name],
      part,
      time: timeOf(meal.start),
      cost: simulated.cost.meals[name],
      budgeted: simulated.budgeted.meals[name],
      notes,
    }),
  ];
}

function travelRow({ rules, form, begins, onDay }: TripContext, { day, simulated }: DayToShow): PlanItem {
  const { withCar } = simulated;
  const closed = day.stops.find(({ place }) => place && onDay(place, day.index).isClosedToCars)?.place;
  const wayIn = closed && (onDay(closed, day.index).link?.line ?? 'shuttle, bus or bicycle');
  const cars = carsFor(form.groupSize, rules.costs);
  const rental = `${cars > 1 ? `${cars} rental cars` : 'Rental car'}, fuel and parking`;
  return row({
    type: 'travel',
    item: withCar ? rental : 'Local transport',
    part: 'morning',
    time: timeOf(begins.breakfast),
    cost: simulated.cost.transport,
    budgeted: simulated.budgeted.transport,
    notes: closed
      ? [
          `${closed.place.name} is closed to private vehicles. ${withCar ? 'Do the last part' : 'Go'} by ${wayIn}.`,
        ]
      : [],
  });
}

function bedRow(
  { prices, form, dates }: TripContext,
  bed: PlannerStay,
  { bedTime, budgeted }: SimulatedDay,
  index: number,
): PlanItem {
  const closures = carClosures(bed, dates[index] ?? '');
  const link = form.transport === 'bus' || closures.length > 0 ? transitOn(bed, dates[index] ?? '') : null;
  return row({
    type: 'accommodation',
    item: bed.name,
    part: 'evening',
    time: timeOf(bedTime),
    cost: prices.nightOf(bed.price ?? 0),
    budgeted: budgeted.night,
    notes: [...closures.map((closure) => roadNote(closure, link)), ...(link ? [transitNote(link)] : [])],
  });
}

/** Returns the place that a day is named after: the one of most value, the first of equal ones. */
function highlightOf(places: readonly PlaceOfTrip[]): PlannerPlace | null {
  const best = places.reduce<PlaceOfTrip | null>(
    (most, place) => (most && most.value >= place.value ? most : place),
    null,
  );
  return best?.place ?? null;
}

/** Returns the notes of a day: a move, a rest after a hard day, and why it is short. */
function dayNotes(
  { rules, form }: TripContext,
  day: DayToSimulate,
  { isHard, hasTime }: SimulatedDay,
): string[] {
  const { bed, night, isAfterHard, stops } = day;
  const minutes = stops.reduce((sum, { place }) => sum + (place?.place.minutes ?? 0), 0);
  const isShort = hasTime && !isAfterHard && minutes < rules.places.leastVisitMinutes;
  const why = form.transport === 'bus' ? 'no bus goes to anything more' : 'nothing more is open';
  return [
    ...(bed && night && bed !== night ? [`You move to ${night.name} tonight.`] : []),
    ...(isAfterHard && !isHard ? ['An easy day after a hard one.'] : []),
    ...(isShort ? [`A short day: ${why} that fits your wishes, its hours and the light.`] : []),
  ];
}
