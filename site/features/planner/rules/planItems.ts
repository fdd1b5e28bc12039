import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf, timeOf, toQuarter } from './clock.ts';
import { carsFor, type Cents, cents, stayCost, transportCost } from './costs.ts';
import { groupCost } from './groupPrice.ts';
import { carClosures, isClosedToCars, noticeNote, noticesDuring } from './placeNotices.ts';
import { isAtEdge } from './placeSeason.ts';
import { reasonFor } from './reasonFor.ts';
import { type Drive, driveBetween, type Position } from './roads.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import { type DayPart, keyOf, type Stop, type StopPart } from './trip.ts';
import type { TripContext } from './tripContext.ts';

export type ItemType = 'accommodation' | 'attraction' | 'activity' | 'meal' | 'travel';

/** Row of a day. */
export interface PlanItem {
  type: ItemType;
  item: string;
  part: DayPart;
  /** HH:MM in the park. */
  time: string;
  /** Minutes, or null without a fixed length. */
  duration: number | null;
  cost: Cents;
  notes: string[];
  /** Stop that the row shows, with its position among the stops of the day. */
  stop: Stop | null;
  stopIndex: number | null;
  place: PlannerPlace | null;
  /** Reason for the place. */
  reason: string | null;
  /** Drive to it. */
  drive: Drive | null;
  /** Listed price of a room if the plan counts less, else null. */
  listed: Cents | null;
}

/** Day whose rows are built. */
export interface DayToFill {
  date: string;
  index: number;
  bed: PlannerStay | null;
  stops: Stop[];
  /** Stops of the day before. */
  before: Stop[];
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

/** Returns the row of a meal, at its time in the rules. */
export function mealItem(
  item: string,
  part: DayPart,
  { time, cost, notes = [] }: { time: string; cost: Cents; notes?: string[] },
): PlanItem {
  return line({ type: 'meal', item, part, time, cost, notes });
}

/** Returns the rows of a day's places. The first of each part begins with the part, the others on arrival. */
export function stopItems(
  context: TripContext,
  { date, bed, stops, before }: DayToFill,
  light: Daylight,
): PlanItem[] {
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
      cost: place ? groupCost(place, form, rules.costs) : 0,
      notes: place
        ? stopNotes(context, place, { date, start, arrival: start + (drive?.minutes ?? 0), light })
        : ['The guide no longer has this place.'],
      stop,
      stopIndex,
      place,
      reason: place && reasonFor(context, { place, stop, date, start, light, drive, here: stops, before }),
      drive,
    });
  });
}

function stopNotes(
  { rules, form, isIndoors }: TripContext,
  place: PlannerPlace,
  { date, start, arrival, light }: { date: string; start: number; arrival: number; light: Daylight },
): string[] {
  const visit = { date, start: arrival, end: arrival + place.minutes };
  const isDark = light.sunrise !== null && start < light.sunrise;
  return [
    ...(isDark ? [`Before sunrise, which is at ${timeOf(light.sunrise ?? 0)}.`] : []),
    ...(isIndoors(place) && arrival < minutesOf(rules.day.lunch)
      ? ['It may open later than this. Check the hours.']
      : []),
    ...(rules.places.paidEntry.includes(keyOf(place)) ? ['The entry fee is not in the total.'] : []),
    ...noticesDuring(place, visit, form.groupSize).map(noticeNote),
    ...(isClosedToCars(place, date) ? [closedRoadNote(place, date)] : []),
    ...(isAtEdge(place, date, rules) ? ['Edge of its season: check the trail report.'] : []),
    ...(place.price !== null && place.price > rules.checklist.adventure.priceAbove ? ['Book it ahead.'] : []),
  ];
}

function closedRoadNote(place: PlannerPlace, date: string): string {
  const [notice] = carClosures(place, date);
  if (!notice) return 'The road is closed to private vehicles. Book the shuttle.';
  return `The road is closed to private vehicles (${notice.title}). Go by shuttle, bus or bicycle.`;
}

/** Returns the row of the transport of a day. */
export function travelItem(
  { rules, daily, form }: TripContext,
  { date, withCar, places }: { date: string; withCar: boolean; places: PlannerPlace[] },
): PlanItem {
  const closed = places.find((place) => isClosedToCars(place, date));
  const cars = carsFor(form.groupSize, rules.costs);
  return line({
    type: 'travel',
    item: withCar ? (cars > 1 ? `${cars} rental cars` : 'Rental car') : 'Local transport',
    part: 'morning',
    time: rules.day.breakfast,
    cost: transportCost(withCar, form.groupSize, daily, rules.costs),
    notes: closed
      ? [
          withCar
            ? `Private vehicles may not go to ${closed.name}: the last part is by shuttle, bus or bicycle.`
            : `Private vehicles may not go to ${closed.name}: go by shuttle, bus or bicycle.`,
        ]
      : [],
  });
}

/** Returns the row of the bed of a night. */
export function bedItem(bed: PlannerStay, { rules, daily }: TripContext): PlanItem {
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
