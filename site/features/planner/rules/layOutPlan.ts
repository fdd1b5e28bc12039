import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { minutesOf, timeOf } from './clock.ts';
import { type Cents, mealCosts, needsCar, totalBudget } from './costs.ts';
import { bedItem, type DayToFill, mealItem, type PlanItem, stopItems, travelItem } from './planItems.ts';
import { type Drive, driveBetween, type Position } from './roads.ts';
import { isHardDay } from './isFeasible.ts';
import { keptOutBecause } from './placeNotices.ts';
import { readBudget } from './readBudget.ts';
import { stayOfNight } from './stayOfNight.ts';
import { closedBecause } from './suitability.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import type { StopPart, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

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
  /** The first place with a picture. */
  highlight: PlannerPlace | null;
  light: Daylight;
  /** All drives of the day, including the one back to the bed. */
  drive: Drive;
}

/** Returns the days of a trip with times, costs and drives, from the choices. */
export function layOutDays(context: TripContext, { stays, days }: TripChoices): PlanDay[] {
  const laidOut = context.dates.map((date, index) => {
    const before = days[index - 1] ?? [];
    const bed = stayOfNight(context, stays, index);
    return layOutDay(context, { date, index, bed, stops: days[index] ?? [], before });
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

function layOutDay(context: TripContext, day: DayToFill): PlanDay {
  const { rules, daily, form, dates } = context;
  const { date, index, bed, stops } = day;
  const light = context.lightOf(index);
  const meals = mealCosts(form.groupSize, daily, rules.costs);
  const known = stops.flatMap(({ place }) => context.placeOf(place) ?? []);
  const withCar = needsCar(day, known, rules);
  const dining = rules.form.dining.find(({ id }) => id === form.diningPreference) ?? rules.form.dining[0];
  const rows = stopItems(context, day, light);
  const inPart = (part: StopPart) => rows.filter((row) => row.part === part);
  const isLastDay = index === dates.length - 1;
  const evening = [
    ...(!isLastDay && bed ? [bedItem(bed, context)] : []),
    mealItem('Dinner', 'evening', {
      time: rules.day.dinner,
      cost: meals.dinner,
      notes: dining ? [dining.note] : [],
    }),
  ];
  const morning = [
    travelItem(context, { date, withCar, places: known }),
    mealItem('Breakfast', 'morning', { time: rules.day.breakfast, cost: meals.breakfast }),
    ...inPart('morning'),
  ];
  const afternoon = [
    mealItem('Lunch', 'afternoon', { time: rules.day.lunch, cost: meals.lunch }),
    ...inPart('afternoon'),
  ];
  const totalCost = [...morning, ...afternoon, ...evening].reduce((sum, { cost }) => sum + cost, 0);
  return {
    day: index + 1,
    date,
    morning,
    afternoon,
    evening,
    totalCost,
    notes: dayNotes(day, context),
    warnings: dayWarnings(context, day, { rows, light }),
    accommodationSuggestion: isLastDay ? null : (bed?.name ?? null),
    carRentalNeeded: withCar,
    highlight: known[0] ?? null,
    light,
    drive: wayOfDay(bed, known, rules),
  };
}

/** Returns the drives from the bed to each place and back. */
function wayOfDay(bed: Position | null, places: readonly Position[], { travel }: PlannerRules): Drive {
  const points = bed ? [bed, ...places, bed] : [...places];
  return points.slice(1).reduce<Drive>(
    (sum, point, index) => {
      const { km, minutes } = driveBetween(points[index] ?? point, point, travel);
      return { km: sum.km + km, minutes: sum.minutes + minutes };
    },
    { km: 0, minutes: 0 },
  );
}

function dayNotes({ before, stops }: DayToFill, context: TripContext): string[] {
  const isRest = isHardDay(context, before) && !isHardDay(context, stops);
  return [
    ...(isRest ? ['An easy day after a hard one.'] : []),
    ...(stops.length === 0 ? ['A free day, because nothing that fits is open.'] : []),
  ];
}

function dayWarnings(
  context: TripContext,
  { date, stops, before }: DayToFill,
  { rows, light }: { rows: PlanItem[]; light: Daylight },
): string[] {
  const { rules } = context;
  const evening = minutesOf(rules.day.accommodation);
  const endOf = ({ time, duration, drive }: PlanItem) =>
    minutesOf(time) + (drive?.minutes ?? 0) + (duration ?? 0);
  return [
    ...rows.flatMap((row) => {
      const { place, item } = row;
      if (!place) return [];
      const visit = { date, start: endOf(row) - place.minutes, end: endOf(row) };
      const why = closedBecause(place, date, rules) ?? keptOutBecause(place, visit, context.form.groupSize);
      return why ? [`${item}: ${why}.`] : [];
    }),
    ...rows.flatMap((row) => {
      const end = endOf(row);
      if (row.place && !context.isIndoors(row.place) && light.sunset !== null && end > light.sunset)
        return [`${row.item} ends at ${timeOf(end)}, after sunset at ${timeOf(light.sunset)}.`];
      return end > evening ? [`${row.item} ends at ${timeOf(end)}.`] : [];
    }),
    ...(isHardDay(context, before) && isHardDay(context, stops)
      ? ['Two hard days, one after the other.']
      : []),
  ];
}
