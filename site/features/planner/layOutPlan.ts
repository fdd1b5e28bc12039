import type { PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf, timeOf, toQuarter } from './clock.ts';
import { groupCost, isHardDay, needsCar } from './choosePlaces.ts';
import { type Cents, cents, mealCosts, stayCost, totalBudget, transportCost } from './costs.ts';
import { type Drive, driveBetween, type Position } from './roads.ts';
import { reasonFor } from './reasonFor.ts';
import { closedBecause } from './suitability.ts';
import type { Daylight } from './sun.ts';
import { type DayPart, keyOf, type Stop, type StopPart, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

export type ItemType = 'accommodation' | 'attraction' | 'activity' | 'meal' | 'travel';

/** A line of a day. */
export interface PlanItem {
  type: ItemType;
  item: string;
  part: DayPart;
  /** HH:MM in the park. */
  time: string;
  /** Minutes; null for what has no length of its own. */
  duration: number | null;
  cost: Cents;
  notes: string[];
  /** The stop of the choices that it shows, and where that stands among the stops of its day. */
  stop: Stop | null;
  stopIndex: number | null;
  place: PlannerPlace | null;
  /** Why it stands there. */
  reason: string | null;
  /** The way to it. */
  drive: Drive | null;
  /** What a room is listed at when the plan counts less; null otherwise. */
  listed: Cents | null;
}

export interface PlanDay {
  /** 1 for the first. */
  day: number;
  /** YYYY-MM-DD. */
  date: string;
  morning: PlanItem[];
  afternoon: PlanItem[];
  evening: PlanItem[];
  totalCost: Cents;
  notes: string[];
  /** What makes the day a bad idea as it stands. */
  warnings: string[];
  accommodationSuggestion: string | null;
  carRentalNeeded: boolean;
  /** The first place with a picture. */
  highlight: PlannerPlace | null;
  light: Daylight;
  /** All ways of the day, back to the bed. */
  drive: Drive;
}

/** The days of a trip from its choices: what stands when, what it costs, how far it is. */
export function layOutDays(context: TripContext, { stay, days }: TripChoices): PlanDay[] {
  const bed = context.catalog.stays.find(({ slug }) => slug === stay?.slug) ?? null;
  const laidOut = context.dates.map((date, index) => {
    const before = days[index - 1] ?? [];
    return layOutDay(context, { date, index, bed, stops: days[index] ?? [], before });
  });
  const total = laidOut.reduce((sum, { totalCost }) => sum + totalCost, 0);
  // A day above its share is no matter while the trip stays within its budget.
  if (total <= totalBudget(context.form.budget, context.rules.form.defaultBudget)) return laidOut;
  return laidOut.map((day) =>
    day.totalCost > context.daily
      ? { ...day, warnings: [...day.warnings, 'More than the budget of a day.'] }
      : day,
  );
}

interface DayToFill {
  date: string;
  index: number;
  bed: PlannerStay | null;
  stops: Stop[];
  /** Stops of the day before. */
  before: Stop[];
}

function layOutDay(context: TripContext, day: DayToFill): PlanDay {
  const { rules, daily, form, dates } = context;
  const { date, index, bed, stops } = day;
  const light = context.lightOf(index);
  const meals = mealCosts(form.groupSize, daily, rules.costs);
  const known = stops.flatMap(({ place }) => context.placeOf(place) ?? []);
  const withCar = needsCar(index, known, rules);
  const dining = rules.form.dining.find(({ id }) => id === form.diningPreference) ?? rules.form.dining[0];
  const meal = (item: string, part: DayPart, time: string, cost: Cents, notes: string[] = []) =>
    line({ type: 'meal', item, part, time, cost, notes });
  const rows = stopRows(context, day, light);
  const inPart = (part: StopPart) => rows.filter((row) => row.part === part);
  const isLastDay = index === dates.length - 1;
  const evening = [
    ...(!isLastDay && bed ? [bedRow(bed, context)] : []),
    meal('Dinner', 'evening', rules.day.dinner, meals.dinner, dining ? [dining.note] : []),
  ];
  const morning = [
    travelRow(context, { withCar, places: known }),
    meal('Breakfast', 'morning', rules.day.breakfast, meals.breakfast),
    ...inPart('morning'),
  ];
  const afternoon = [meal('Lunch', 'afternoon', rules.day.lunch, meals.lunch), ...inPart('afternoon')];
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

function line(
  item: Pick<PlanItem, 'type' | 'item' | 'part' | 'time' | 'cost'> & Partial<PlanItem>,
): PlanItem {
  return {
    duration: null,
    notes: [],
    stop: null,
    stopIndex: null,
    place: null,
    reason: null,
    drive: null,
    listed: null,
    ...item,
  };
}

/** The places of a day with their times: the first of each part begins with the part, the others when one can be there. */
function stopRows(context: TripContext, { bed, stops, before }: DayToFill, light: Daylight): PlanItem[] {
  const { rules, form } = context;
  let here: Position | null = bed;
  let freeAt = 0;
  let part: StopPart | null = null;
  return stops.map((stop, stopIndex): PlanItem => {
    const place = context.placeOf(stop.place) ?? null;
    if (stop.part !== part) freeAt = Math.max(freeAt, minutesOf(rules.day[stop.part]));
    part = stop.part;
    const start = toQuarter(freeAt);
    const drive = here && place ? driveBetween(here, place, rules.travel) : null;
    freeAt = start + (drive?.minutes ?? 0) + (place?.minutes ?? 0);
    here = place ?? here;
    return line({
      type: place?.kind === 'attraction' ? 'attraction' : 'activity',
      item: place?.name ?? stop.name,
      part: stop.part,
      time: timeOf(start),
      duration: place?.minutes ?? null,
      cost: place ? groupCost(place, form.groupSize) : 0,
      notes: place
        ? stopNotes(context, place, { start, arrival: start + (drive?.minutes ?? 0), light })
        : ['The guide no longer has this place.'],
      stop,
      stopIndex,
      place,
      reason: place && reasonFor(context, { place, stop, start, light, drive, here: stops, before }),
      drive,
    });
  });
}

function stopNotes(
  { rules, isIndoors }: TripContext,
  place: PlannerPlace,
  { start, arrival, light }: { start: number; arrival: number; light: Daylight },
): string[] {
  const isDark = light.sunrise !== null && start < light.sunrise;
  return [
    ...(isDark ? [`Before sunrise, which is at ${timeOf(light.sunrise ?? 0)}.`] : []),
    ...(isIndoors(place) && arrival < minutesOf(rules.day.lunch)
      ? ['Doors may open later than this: look the hours up.']
      : []),
    ...(rules.places.paidEntry.includes(keyOf(place)) ? ['Entry is paid, and not in the total.'] : []),
    ...(place.isClosedToCars
      ? ['The road is closed to private vehicles: book the shuttle, not the car.']
      : []),
    ...(place.price !== null && place.price > rules.checklist.adventure.priceAbove ? ['Book it ahead.'] : []),
  ];
}

function travelRow(
  { rules, daily }: TripContext,
  { withCar, places }: { withCar: boolean; places: PlannerPlace[] },
): PlanItem {
  const closed = places.find(({ isClosedToCars }) => isClosedToCars);
  return line({
    type: 'travel',
    item: withCar ? 'Rental car' : 'Local transport',
    part: 'morning',
    time: rules.day.breakfast,
    cost: transportCost(withCar, daily, rules.costs),
    notes:
      withCar && closed
        ? [`Private vehicles may not go to ${closed.name}: the last part is by shuttle.`]
        : [],
  });
}

function bedRow(bed: PlannerStay, { rules, daily }: TripContext): PlanItem {
  const price = bed.price ?? 0;
  const cost = stayCost(price, daily, rules.costs);
  return line({
    type: 'accommodation',
    item: bed.name,
    part: 'evening',
    time: rules.day.accommodation,
    cost,
    listed: cost < cents(price) ? cents(price) : null,
  });
}

/** From the bed to every place and back. */
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
    ...(stops.length === 0 ? ['A day to yourself: nothing that fits is open.'] : []),
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
    ...rows.flatMap(({ place, item }) => {
      const why = place && closedBecause(place, date, rules);
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
