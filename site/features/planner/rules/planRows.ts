import type { PlannerPlace } from '#schemas/types/published.ts';
import { mealNotes, type NamedPlaces } from './meals.ts';
import { type Cents, carsFor } from './money/costs.ts';
import { carClosures } from './places/placeNotices.ts';
import { type TransitLink, transitNote, transitOn } from './places/placeOnDay.ts';
import type { Way } from './places/roads.ts';
import type { MealName, SimulatedDay } from './simulatedDay.ts';
import { reasonFor, rideTo, roadNote, stopNotes } from './stopNotes.ts';
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

/** What a plan has said on earlier days. */
export interface Said {
  /** Bus lines whose booking it has mentioned. */
  lines: Set<string>;
  meals: NamedPlaces;
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
  day: SimulatedDay,
  { stop, at, said }: { stop: Stop; at: number; said: Said },
): PlanItem {
  const visit = day.visits[at];
  const base = { part: stop.part, stop, stopIndex: at } as const;
  if (!visit) {
    const notes = ['The guide no longer has this place.'];
    const time = timeOf(context.begins[stop.part]);
    return row({ type: 'activity', item: stop.name, time, cost: 0, budgeted: 0, notes, ...base });
  }
  const { place: of, way } = visit;
  const { place } = of;
  const isBehindGate = context.onDay(of, day.index).isClosedToCars && context.form.transport === 'car';
  return row({
    type: place.kind === 'attraction' ? 'attraction' : 'activity',
    item: place.name,
    time: timeOf(visit.arrival),
    leave: way ? timeOf(visit.leave) : null,
    duration: place.minutes,
    cost: of.cost,
    budgeted: of.cost,
    notes: stopNotes(context, day, visit, said.lines),
    place,
    reason: reasonFor(context, day, visit, at),
    way: way && isBehindGate ? { ...way, km: 0 } : way,
    ride: rideTo(context, day, visit),
    ...base,
  });
}

const mealTitles = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };
const partOfMeal = { breakfast: 'morning', lunch: 'afternoon', dinner: 'evening' } as const;

/** Returns the row of a meal, or none before the arrival and after the departure. */
export function mealRow(context: TripContext, day: SimulatedDay, name: MealName, said: Said): PlanItem[] {
  const meal = day.meals[name];
  if (!meal) return [];
  const visits = day.visits.filter((visit) => visit !== null);
  const noon = visits.findLast(({ end }) => end <= meal.start) ?? visits[0];
  const near = { breakfast: day.bed, lunch: noon?.place.place ?? day.bed, dinner: day.night }[name];
  return [
    row({
      type: 'meal',
      item: meal.isOnTheWay ? `${mealTitles[name]} on the way` : mealTitles[name],
      part: partOfMeal[name],
      time: timeOf(meal.start),
      cost: day.cost[name],
      budgeted: day.budgeted[name],
      notes: mealNotes(context, { name, meal, index: day.index, near }, said.meals),
    }),
  ];
}

/** Returns the row of getting around, or none on a day without time for it. */
export function travelRow(
  { rules, form, begins, onDay }: TripContext,
  { index, visits, withCar, cost, budgeted }: SimulatedDay,
): PlanItem[] {
  if (cost.transport === 0 && budgeted.transport === 0) return [];
  const closed = visits.find((visit) => visit && onDay(visit.place, index).isClosedToCars)?.place;
  const wayIn = closed && (onDay(closed, index).link?.line ?? 'shuttle, bus or bicycle');
  const cars = carsFor(form, rules.costs);
  const rental = `${cars > 1 ? `${cars} rental cars` : 'Rental car'}, fuel and parking`;
  return [
    row({
      type: 'travel',
      item: withCar ? rental : 'Local transport',
      part: 'morning',
      time: timeOf(begins.breakfast),
      cost: cost.transport,
      budgeted: budgeted.transport,
      notes: closed
        ? [
            `Private vehicles may not go to ${closed.place.name}: ${withCar ? 'the last part is' : 'go'} by ${wayIn}.`,
          ]
        : [],
    }),
  ];
}

/** Returns the row of the bed of a night, or none on the last day. */
export function bedRow(
  { form, dates }: TripContext,
  { index, night: bed, bedTime, cost, budgeted }: SimulatedDay,
): PlanItem[] {
  const date = dates[index] ?? '';
  if (!bed || index === dates.length - 1) return [];
  const closures = carClosures(bed, date);
  const link = form.transport === 'bus' || closures.length > 0 ? transitOn(bed, date) : null;
  return [
    row({
      type: 'accommodation',
      item: bed.name,
      part: 'evening',
      time: timeOf(bedTime),
      cost: cost.night,
      budgeted: budgeted.night,
      notes: [...closures.map((closure) => roadNote(closure, link)), ...(link ? [transitNote(link)] : [])],
    }),
  ];
}
