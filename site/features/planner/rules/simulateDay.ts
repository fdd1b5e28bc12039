import { isInForceBetween } from '#schemas/rules/notices/noticeInForce.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { fitsDay, type Cents, type TripPrices } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { openingFrom, shareLine } from './places/placeOnDay.ts';
import { distanceKm, type Spot } from './places/roads.ts';
import type { DayCosts, DayToSimulate, Fault, Meal, SimulatedDay, Visit } from './simulatedDay.ts';
import type { TripContext } from './tripContext.ts';
import { toQuarter } from './tripDates.ts';

const shortLunch = 30;
/** Time to settle in between an arrival and a dinner after it. */
const beforeDinner = 30;
const latestDinner = 21 * 60 + 30;
const leastTime = 60;

/**
 * Walks through a day: when one leaves, arrives, waits and eats, how far one drives, what it costs, and what is wrong
 * with it. The planner plans nothing in which it finds a fault; pages, files and checks read the same result.
 */
export function simulateDay(context: TripContext, day: DayToSimulate): SimulatedDay {
  const { begins, rules } = context;
  const { index, stops, bed, night } = day;
  const arrived = context.arrivalOn(index);
  const departure = context.departureOn(index);
  const faults: Fault[] = [];
  const visits: Visit[] = [];
  const drive = { km: 0, minutes: 0 };
  let free = arrived;
  let here: Spot | null = bed;
  let lunch: Meal | null = null;
  const eat = () => {
    if (lunch) return;
    if (free > begins.latestLunch) {
      lunch = { start: begins.lunch, isOnTheWay: true, away: null };
      return;
    }
    const start = Math.max(begins.lunch, toQuarter(free));
    lunch = { start, isOnTheWay: false, away: null };
    free = Math.max(begins.afternoon, start + shortLunch);
  };
  for (const [at, { place, part }] of stops.entries()) {
    if (part === 'afternoon' || free >= begins.lunch) eat();
    const leave = Math.max(free, begins[part]);
    if (!place) {
      visits.push({ leave, arrival: leave, end: leave, way: null });
      continue;
    }
    const visit = visitFrom(context, index, place, here, leave);
    visits.push(visit);
    if (visit.way && !visit.way.isWalk) {
      drive.km += visit.way.km;
      drive.minutes += visit.way.minutes;
    }
    checkStop(context, day, at, visit, faults);
    free = visit.end;
    here = place.place;
    if (visit.end > begins.latestLunch && part === 'morning') eat();
  }
  eat();
  let home = 0;
  const last = stops.findLast(({ place }) => place !== null)?.place?.place;
  const from = last ?? bed;
  if (from && night && from !== night) {
    const way = context.wayBetween(index, from, night);
    home = way.minutes;
    if (!way.isWalk) {
      drive.km += way.km;
      drive.minutes += way.minutes;
    }
  }
  const end = visits.at(-1)?.end ?? 0;
  if (last && (end > Math.min(begins.accommodation, departure - home) || end + home > begins.dinner))
    faults.push({ at: stops.length - 1, code: 'late' });
  const move = bed && night && bed !== night ? context.wayBetween(index, bed, night).minutes : 0;
  if (stops.length > 0 && drive.minutes > rules.travel.longestDriveMinutes + move)
    faults.push({ at: -1, code: 'driving' });
  const places = stops.flatMap(({ place }) => place ?? []);
  const hasTime = Math.min(begins.accommodation, departure) - Math.max(begins.morning, arrived) >= leastTime;
  const withCar = (hasTime || places.length > 0) && isCarDay(context, day, places);
  const dinner = Math.max(begins.dinner, arrived > 0 ? toQuarter(arrived + beforeDinner) : 0);
  const meals = {
    breakfast: mealAt(begins.breakfast, arrived, departure),
    lunch: awayFrom(lunch ?? { start: begins.lunch, isOnTheWay: true, away: null }, arrived, departure),
    dinner:
      dinner > latestDinner ? mealAt(begins.dinner, arrived, departure) : mealAt(dinner, arrived, departure),
  };
  const spent = {
    meals,
    withCar,
    hasTransport: hasTime || places.length > 0,
    isNight: index < context.dates.length - 1,
    places: places.reduce((sum, place) => sum + place.cost, 0),
  };
  const budgeted = costsAt(context.budgetedPrices, day, spent);
  const before = budgeted.transport + budgeted.meals.breakfast + budgeted.meals.lunch;
  if (spent.places > 0 && !fitsDay(before, spent.places, context.daily, rules.costs))
    faults.push({ at: -1, code: 'money' });
  const walked = places.reduce((sum, { place }) => sum + (place.kind === 'trail' ? place.minutes : 0), 0);
  const isTiring = walked > context.longestWalking && places.some(({ place }) => place.minutes < walked);
  if (isTiring) faults.push({ at: -1, code: 'tiring' });
  return {
    visits,
    meals,
    bedTime: Math.max(begins.accommodation, arrived, last ? toQuarter(end + home) : 0),
    drive,
    withCar,
    hasTime,
    isHard: walked >= rules.places.hardWalkMinutes || places.some(({ isHard }) => isHard),
    cost: costsAt(context.prices, day, spent),
    budgeted,
    faults,
  };
}

function mealAt(start: number, arrived: number, departure: number): Meal {
  return awayFrom({ start, isOnTheWay: false, away: null }, arrived, departure);
}

function awayFrom(meal: Meal, arrived: number, departure: number): Meal {
  if (meal.start < arrived) return { ...meal, away: 'before' };
  return meal.start >= departure ? { ...meal, away: 'after' } : meal;
}

/** Returns the times of a visit for a visitor who may leave at a time; one opens, and it gets light, before one arrives. */
function visitFrom(
  context: TripContext,
  index: number,
  place: PlaceOfTrip,
  here: Spot | null,
  leave: number,
): Visit {
  const { hours, link } = context.onDay(place, index);
  const way = here ? context.wayBetween(index, here, place.place) : null;
  const minutes = way?.minutes ?? 0;
  const { minutes: stays } = place.place;
  const light = place.isIndoors
    ? hours === null
      ? context.begins.indoors
      : 0
    : (context.lightOf(index).sunrise ?? 0);
  const ready = Math.max(Math.ceil((leave + minutes) / 5) * 5, Math.ceil(light / 5) * 5);
  const arrival = hours === null ? ready : openingFrom(hours, ready, stays);
  const back = place.place.end ? wayBack(context, index, place.place, link !== null) : 0;
  return { leave: arrival - minutes, arrival, end: arrival + stays + back, way };
}

/** Returns the minutes of the way back from the end of a one-way walk to its start. */
function wayBack(context: TripContext, index: number, place: PlannerPlace, isServed: boolean): number {
  if (!place.end) return 0;
  const wait = isServed && context.form.transport !== 'bus' ? context.rules.travel.busWaitMinutes : 0;
  return context.wayBetween(index, place.end, place).minutes + wait;
}

/**
 * Returns true if a rental car is planned for a day: from a fixed day on or for a place that calls for one, as specified;
 * for a place out of reach on foot and by the buses that stop at the bed; and between two beds far apart. It is of no
 * use on a day whose places are all closed to cars.
 */
function isCarDay(
  context: TripContext,
  { index, bed, night }: DayToSimulate,
  places: readonly PlaceOfTrip[],
): boolean {
  const { form, rules } = context;
  if (form.transport === 'bus') return false;
  if (bed && night && bed !== night && distanceKm(bed, night) > rules.travel.withoutCarKm) return true;
  if (places.length === 0) return index + 1 >= rules.travel.carFromDay;
  return places.some(
    (place) =>
      !context.onDay(place, index).isClosedToCars &&
      (index + 1 >= rules.travel.carFromDay ||
        place.place.callsForCar ||
        (bed !== null && context.isFarFrom(index, bed, place.place))),
  );
}

/** Returns the costs of a day at the prices of a trip. */
function costsAt(
  { meals, car, bus, nightOf }: TripPrices,
  { night }: DayToSimulate,
  day: Pick<SimulatedDay, 'meals' | 'withCar'> & { hasTransport: boolean; isNight: boolean; places: Cents },
): DayCosts {
  const { breakfast, lunch, dinner } = day.meals;
  return {
    places: day.places,
    meals: {
      breakfast: breakfast.away === null ? meals.breakfast : 0,
      lunch: lunch.away === null ? meals.lunch : 0,
      dinner: dinner.away === null ? meals.dinner : 0,
    },
    transport: day.hasTransport ? (day.withCar ? car : bus) : 0,
    night: day.isNight && night ? nightOf(night.price ?? 0) : 0,
  };
}

/** Minutes by which a way to a place may be longer than the visit. */
const wayBeyondVisit = 30;

/** Returns true if a bus line joins the end of a one-way walk with its start on a day. */
export function hasBusBack(context: TripContext, index: number, { end, transit }: PlannerPlace): boolean {
  return end !== undefined && shareLine({ transit }, end, context.dates[index] ?? '');
}

/** Adds what is wrong with a stop at its times. */
export function checkStop(
  context: TripContext,
  { index, stops, isAfterHard, bed }: DayToSimulate,
  at: number,
  { leave, arrival, end, way }: Visit,
  faults: Fault[],
): void {
  const stop = stops[at];
  if (!stop?.place) return;
  const { place, part } = stop;
  const { begins, form, rules } = context;
  const facts = context.onDay(place, index);
  const add = (code: Fault['code']) => faults.push({ at, code });
  if (place.unfit !== null) add('unfit');
  if (place.unasked !== null) add('unasked');
  if (facts.closed !== null) add('closed');
  const date = context.dates[index] ?? '';
  if (facts.barred.some(({ when }) => isInForceBetween(when, date, arrival, end))) add('barred');
  const until = arrival + place.place.minutes;
  if (facts.hours !== null && !facts.hours.some(({ from, to }) => from <= arrival && until <= to))
    add('hours');
  const { sunrise, sunset } = context.lightOf(index);
  const isDark = (sunrise !== null && arrival < sunrise) || (sunset !== null && until > sunset);
  if (!place.isIndoors && isDark) add('dark');
  const isLateMorning = part === 'morning' && (leave >= begins.lunch || (at > 0 && end > begins.afternoon));
  const { timesOfDay } = place.place;
  if (isLateMorning || (timesOfDay.length > 0 && !timesOfDay.includes(part))) add('order');
  if (at < stops.length - 1 && end > begins.accommodation) add('late');
  if (way && !Number.isFinite(way.minutes)) add('noRoad');
  else if (form.transport === 'bus') {
    if (facts.link === null && !(bed && way?.isWalk)) add('noBus');
  } else if (facts.isClosedToCars && facts.link === null && !place.isSaved) add('noRoad');
  if (way && !place.isSaved && way.minutes > place.place.minutes + wayBeyondVisit) add('far');
  if (place.place.end && !hasBusBack(context, index, place.place)) add('oneWay');
  if (isAfterHard && (!place.isRestful || (way?.minutes ?? 0) > rules.travel.restDriveMinutes)) add('rest');
}
