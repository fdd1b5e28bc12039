import { isInForceBetween } from '#schemas/rules/notices/noticeInForce.ts';
import type { TripPrices } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { openingFrom, shareLine } from './places/placeOnDay.ts';
import { distanceKm, type Spot, type Way } from './places/roads.ts';
import {
  type DayCosts,
  type DayToSimulate,
  type Fault,
  isHardDay,
  type Meal,
  minutesWalked,
  type SimulatedDay,
  type Visit,
} from './simulatedDay.ts';
import type { TripContext } from './tripContext.ts';
import { toQuarter } from './tripDates.ts';

const shortLunch = 30;
/** Time to settle in between an arrival and a dinner after it. */
const beforeDinner = 30;
const latestDinner = 21 * 60 + 30;
const leastTime = 60;

/** Minutes by which a way to a place may be longer than the visit. */
const wayBeyondVisit = 30;

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
  const visits: (Visit | null)[] = [];
  const places: PlaceOfTrip[] = [];
  const drive = { km: 0, minutes: 0 };
  let free = arrived;
  let here: Spot | null = bed;
  let lunch: Meal | null = null;
  const goTo = (spot: Spot): Way | null => {
    const way = here && here !== spot ? context.waysFrom(index, here)(spot) : null;
    here = spot;
    if (way && !way.isWalk) {
      drive.km += way.km;
      drive.minutes += way.minutes;
    }
    return way;
  };
  const eatLunch = (): Meal => {
    if (free > begins.latestLunch) return { start: begins.lunch, isOnTheWay: true };
    const start = Math.max(begins.lunch, toQuarter(free));
    free = Math.max(begins.afternoon, start + shortLunch);
    return { start, isOnTheWay: false };
  };
  for (const [at, stop] of stops.entries()) {
    if (stop.part === 'afternoon' || free >= begins.lunch) lunch ??= eatLunch();
    const place = context.placeOf(stop.place);
    if (!place) {
      visits.push(null);
      continue;
    }
    const way = goTo(place.place);
    const visit = visitOf(context, index, { place, way, leave: Math.max(free, begins[stop.part]) });
    visits.push(visit);
    places.push(place);
    checkVisit(context, day, at, visit, faults);
    free = visit.end;
  }
  lunch ??= eatLunch();
  const end = visits.findLast((visit) => visit !== null)?.end ?? 0;
  const home = (night && goTo(night)?.minutes) ?? 0;
  if (end > Math.min(begins.accommodation, departure - home) || end + home > begins.dinner)
    faults.push({ at: stops.length - 1, code: 'late' });
  const move = bed && night && bed !== night ? context.waysFrom(index, bed)(night).minutes : 0;
  if (stops.length > 0 && drive.minutes > rules.travel.longestDriveMinutes + move)
    faults.push({ at: -1, code: 'driving' });
  const walked = minutesWalked(places);
  if (walked > context.longestWalking && places.some(({ place }) => place.minutes < walked))
    faults.push({ at: -1, code: 'tiring' });
  const hasTime = Math.min(begins.accommodation, departure) - Math.max(begins.morning, arrived) >= leastTime;
  const isOut = hasTime || places.length > 0;
  const withCar = isOut && isCarDay(context, day, places);
  const mealAt = (start: number, isOnTheWay = false) =>
    start < arrived || start >= departure ? null : { start, isOnTheWay };
  const dinner = Math.max(begins.dinner, toQuarter(arrived + beforeDinner));
  const meals = {
    breakfast: mealAt(begins.breakfast),
    lunch: mealAt(lunch.start, lunch.isOnTheWay),
    dinner: mealAt(dinner > latestDinner ? begins.dinner : dinner),
  };
  const costsAt = (prices: TripPrices): DayCosts => ({
    places: places.reduce((sum, { cost }) => sum + cost, 0),
    breakfast: meals.breakfast ? prices.breakfast : 0,
    lunch: meals.lunch ? prices.lunch : 0,
    dinner: meals.dinner ? prices.dinner : 0,
    transport: isOut ? (withCar ? prices.car : prices.bus) : 0,
    night: night && index < context.dates.length - 1 ? prices.nightOf(night.price ?? 0) : 0,
  });
  const budgeted = costsAt(context.budgetedPrices);
  const untilDinner = budgeted.places + budgeted.transport + budgeted.breakfast + budgeted.lunch;
  if (budgeted.places > 0 && untilDinner > context.daily * rules.costs.activityShare)
    faults.push({ at: -1, code: 'money' });
  return {
    ...day,
    visits,
    meals,
    bedTime: Math.max(begins.accommodation, arrived, toQuarter(end + home)),
    drive,
    withCar,
    hasTime,
    isHard: isHardDay(context, places),
    cost: costsAt(context.prices),
    budgeted,
    faults,
  };
}

/** Returns a visit whose visitor may leave at a time; one opens, and it gets light, before one arrives. */
function visitOf(
  context: TripContext,
  index: number,
  { place, way, leave }: Pick<Visit, 'place' | 'way' | 'leave'>,
): Visit {
  const { hours } = context.onDay(place, index);
  const { minutes } = place.place;
  const onTheWay = way?.minutes ?? 0;
  const opening = hours === null ? context.begins.indoors : 0;
  const light = place.isIndoors ? opening : (context.lightOf(index).sunrise ?? 0);
  const ready = Math.ceil(Math.max(leave + onTheWay, light) / 5) * 5;
  const arrival = hours === null ? ready : openingFrom(hours, ready, minutes);
  return {
    place,
    way,
    leave: arrival - onTheWay,
    arrival,
    end: arrival + minutes + minutesBack(context, index, place),
  };
}

/** Returns the minutes of the way back from the end of a one-way walk to its start. */
function minutesBack(context: TripContext, index: number, of: PlaceOfTrip): number {
  const { end } = of.place;
  if (!end) return 0;
  const isRide = context.onDay(of, index).link !== null && context.form.transport !== 'bus';
  const wait = isRide ? context.rules.travel.busWaitMinutes : 0;
  return context.waysFrom(index, end)(of.place).minutes + wait;
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
  const { travel } = context.rules;
  if (context.form.transport === 'bus') return false;
  const isFar = (spot: Spot) => bed !== null && distanceKm(bed, spot) > travel.withoutCarKm;
  if (night && isFar(night)) return true;
  if (places.length === 0) return index + 1 >= travel.carFromDay;
  return places.some((of) => {
    if (context.onDay(of, index).isClosedToCars) return false;
    if (index + 1 >= travel.carFromDay || of.place.callsForCar) return true;
    return bed !== null && isFar(of.place) && !shareLine(bed, of.place, context.dates[index] ?? '');
  });
}

/** Adds what is wrong with a visit. */
function checkVisit(
  context: TripContext,
  { index, stops, isAfterHard, bed }: DayToSimulate,
  at: number,
  { place, leave, arrival, end, way }: Visit,
  faults: Fault[],
): void {
  const { begins, form, rules, dates } = context;
  const { minutes, timesOfDay, end: endsAt } = place.place;
  const facts = context.onDay(place, index);
  const part = stops[at]?.part ?? 'morning';
  const until = arrival + minutes;
  const add = (code: Fault['code']) => faults.push({ at, code });
  if (place.unfit !== null) add('unfit');
  if (place.unasked !== null) add('unasked');
  if (facts.closed !== null) add('closed');
  if (facts.barred.some(({ when }) => isInForceBetween(when, dates[index] ?? '', arrival, end)))
    add('barred');
  if (facts.hours !== null && !facts.hours.some(({ from, to }) => from <= arrival && until <= to))
    add('hours');
  const { sunrise, sunset } = context.lightOf(index);
  const isDark = arrival < (sunrise ?? 0) || until > (sunset ?? Infinity);
  if (!place.isIndoors && isDark) add('dark');
  const isLateMorning = part === 'morning' && (leave >= begins.lunch || (at > 0 && end > begins.afternoon));
  if (isLateMorning || (timesOfDay.length > 0 && !timesOfDay.includes(part))) add('order');
  if (at < stops.length - 1 && end > begins.accommodation) add('late');
  const isReached = form.transport === 'bus' ? bed !== null && way?.isWalk : !facts.isClosedToCars;
  if (way && !Number.isFinite(way.minutes)) add('noRoad');
  else if (facts.link === null && !isReached && (form.transport === 'bus' || !place.isSaved))
    add(form.transport === 'bus' ? 'noBus' : 'noRoad');
  if (way && !place.isSaved && way.minutes > minutes + wayBeyondVisit) add('far');
  if (endsAt && !facts.hasBusBack) add('oneWay');
  if (isAfterHard && (!place.isRestful || (way?.minutes ?? 0) > rules.travel.restDriveMinutes)) add('rest');
}
