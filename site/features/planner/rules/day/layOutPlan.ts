import type { PlannerPlace } from '#schemas/types/published.ts';
import type { Daylight } from '../../../../calendar/daylight.ts';
import { dayTimes, visitsOf, type DayTimes, type PlannedVisit } from './dayTimes.ts';
import { dayWarnings } from './dayWarnings.ts';
import type { Meal, NamedPlaces } from './eatingPlaces.ts';
import { mealNotes } from './mealNotes.ts';
import { arrivalOf, openDay, wayHome } from './openDay.ts';
import { bedItem, mealItem, stopItems, travelItem, type DayToFill, type PlanItem } from './planItems.ts';
import { shortDayReason } from './shortDayReason.ts';
import { totalBudget, type Cents } from '../money/costs.ts';
import { mealsOf } from '../money/dayCosts.ts';
import { readBudget } from '../money/readBudget.ts';
import { isCarDay } from '../places/carDay.ts';
import { placesOf, isHardDay } from '../places/isHardDay.ts';
import { driveOf } from '../places/reach.ts';
import type { Drive, Position } from '../places/roads.ts';
import type { StopPart, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { toQuarter } from '../tripDates.ts';

export interface PlanDay {
  /** 1 for the first day. */
  day: number;
  /** YYYY-MM-DD. */
  date: string;
  morning: PlanItem[];
  afternoon: PlanItem[];
  evening: PlanItem[];
  totalCost: Cents;
  notes: string[];
  /** Problems of the day. */
  warnings: string[];
  accommodationSuggestion: string | null;
  carRentalNeeded: boolean;
  /** Place that the day is named after. */
  highlight: PlannerPlace | null;
  light: Daylight;
  /** All drives of the day, including the one back to the bed. */
  drive: Drive;
}

/** Returns the days of a trip with times, costs and drives, from the choices. */
export function layOutDays(context: TripContext, choices: TripChoices): PlanDay[] {
  const { stays, days } = choices;
  const linesSaid = new Set<string>();
  const named: NamedPlaces = new Map();
  const laidOut = context.dates.map((_date, index) => {
    const before = days[index - 1] ?? [];
    const day = openDay(context, stays, index, before);
    return layOutDay(context, { day, stops: days[index] ?? [], before, linesSaid, named }, choices);
  });
  const total = laidOut.reduce((sum, { totalCost }) => sum + totalCost, 0);
  // Nobody is warned of a budget that we assumed.
  if (readBudget(context.form.budget) === null) return laidOut;
  // A day may exceed its share while the trip stays within the budget.
  if (total <= totalBudget(context.form.budget, context.rules.form.defaultBudget)) return laidOut;
  return laidOut.map((day) =>
    day.totalCost > context.daily
      ? { ...day, warnings: [...day.warnings, 'This day costs more than your daily budget.'] }
      : day,
  );
}

function layOutDay(context: TripContext, toFill: DayToFill, choices: TripChoices): PlanDay {
  const { dates } = context;
  const { day, stops } = toFill;
  const { date, index, night } = day;
  const known = placesOf(context, stops);
  const visits = visitsOf(context, stops);
  const times = dayTimes(context, day, visits);
  const withCar = isCarDay(context, day, known);
  const rows = stopItems(context, toFill, { visits: times.visits, withCar });
  const inPart = (part: StopPart) => rows.filter((row) => row.part === part);
  const isLastDay = index === dates.length - 1;
  const meals = mealItems(context, toFill, times, visits);
  const last = known.at(-1);
  const back = last ? (times.visits.at(-1)?.end ?? 0) + wayHome(context, day, last) : 0;
  const bedTime = Math.max(context.begins.accommodation, arrivalOf(context, day), toQuarter(back));
  const morning = [
    travelItem(context, { date, withCar, places: known }),
    meals.breakfast,
    ...inPart('morning'),
  ];
  const afternoon = [meals.lunch, ...inPart('afternoon')];
  const evening = [
    ...(!isLastDay && night ? [bedItem(night, { date, time: bedTime }, context)] : []),
    meals.dinner,
  ];
  return {
    day: index + 1,
    date,
    morning,
    afternoon,
    evening,
    totalCost: [...morning, ...afternoon, ...evening].reduce((sum, { cost }) => sum + cost, 0),
    notes: dayNotes(context, toFill, choices),
    warnings: dayWarnings(context, toFill, { rows, times }),
    accommodationSuggestion: isLastDay ? null : (night?.name ?? null),
    carRentalNeeded: withCar,
    highlight: titlePlace(context, date, known),
    light: context.lightOf(index),
    drive: driveOf(context, day, known),
  };
}

/** Returns the rows of the three meals of a day. */
function mealItems(
  context: TripContext,
  { day, named }: DayToFill,
  times: DayTimes,
  visits: readonly PlannedVisit[],
): { breakfast: PlanItem; lunch: PlanItem; dinner: PlanItem } {
  const { begins } = context;
  const { lunch } = times;
  const costs = mealsOf(context);
  const notes = (meal: Meal, start: number, near: Position | null) =>
    mealNotes(context, { day, named, meal, start, near });
  const lunchNotes = lunch.isOnTheWay ? ['Take a packed lunch.'] : [];
  const breakfast = notes('breakfast', begins.breakfast, day.bed);
  const away = notes(
    'lunch',
    lunch.start,
    lunch.isOnTheWay ? null : (placeAt(times, visits, lunch.start) ?? day.bed),
  );
  return {
    breakfast: mealItem('Breakfast', 'morning', {
      start: begins.breakfast,
      cost: costs.breakfast,
      notes: breakfast,
    }),
    lunch: mealItem(lunch.isOnTheWay && away.length === 0 ? 'Lunch on the way' : 'Lunch', 'afternoon', {
      start: lunch.start,
      cost: costs.lunch,
      notes: away.length > 0 ? away : lunchNotes,
    }),
    dinner: mealItem('Dinner', 'evening', {
      start: begins.dinner,
      cost: costs.dinner,
      notes: notes('dinner', begins.dinner, day.night),
    }),
  };
}

/** Returns the place of the last visit that is over at a time, else of the first one; null without visits. */
function placeAt(times: DayTimes, visits: readonly PlannedVisit[], start: number): PlannerPlace | null {
  const over = visits.filter((_visit, index) => (times.visits[index]?.end ?? 0) <= start);
  return (over.at(-1) ?? visits[0])?.place ?? null;
}

/** Returns the place that a day is named after: the one that is worth most to the visitor, the first of equal ones. */
function titlePlace(
  context: TripContext,
  date: string,
  places: readonly PlannerPlace[],
): PlannerPlace | null {
  const worthOf = (place: PlannerPlace) => context.worthOn(place, date);
  return places.reduce<PlannerPlace | null>(
    (best, place) => (best && worthOf(best) >= worthOf(place) ? best : place),
    null,
  );
}

/** Returns the notes of a day: a move, a rest after a hard day, and why it is short. */
export function dayNotes(context: TripContext, toFill: DayToFill, choices: TripChoices): string[] {
  const { day, before, stops } = toFill;
  const { bed, night, mustRest } = day;
  const short = shortDayReason(context, toFill, choices);
  return [
    ...(bed && night && bed !== night ? [`You move to ${night.name}.`] : []),
    ...(mustRest && !isHardDay(context, stops) && before.length > 0 ? ['An easy day after a hard one.'] : []),
    ...(short === null ? [] : [short]),
  ];
}
