import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { mealNotes, type NamedPlaces } from './meals.ts';
import { type Cents, carsFor } from './money/costs.ts';
import { carClosures } from './places/placeNotices.ts';
import { type TransitLink, transitNote, transitOn } from './places/placeOnDay.ts';
import type { Way } from './places/roads.ts';
import type { DayToSimulate, MealName, SimulatedDay } from './simulatedDay.ts';
import { type PlacedVisit, reasonFor, rideTo, roadNote, stopNotes } from './stopNotes.ts';
import type { DayPart, Stop } from './trip.ts';
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

export interface DayToShow {
  day: DayToSimulate;
  simulated: SimulatedDay;
  stops: readonly Stop[];
  /** Bus lines whose booking the plan has mentioned. */
  linesSaid: Set<string>;
  named: NamedPlaces;
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

export function stopRow(
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
export function mealRow(
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

export function travelRow(
  { rules, form, begins, onDay }: TripContext,
  { day, simulated }: DayToShow,
): PlanItem {
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
          `Private vehicles may not go to ${closed.place.name}: ${withCar ? 'the last part is' : 'go'} by ${wayIn}.`,
        ]
      : [],
  });
}

export function bedRow(
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
