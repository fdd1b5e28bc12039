import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { timeOf } from '../tripDates.ts';
import { carsFor, type Cents, cents, stayCost } from '../money/costs.ts';
import { transportOf } from '../money/dayCosts.ts';
import type { DayTimes } from './dayTimes.ts';
import type { NamedPlaces } from './eatingPlaces.ts';
import type { OpenDay } from './openDay.ts';
import { carClosures, isClosedToCars } from '../places/placeNotices.ts';
import { reasonFor } from './reasonFor.ts';
import type { Drive } from '../places/roads.ts';
import { rideTo, roadNote, stopNotes, wayIn } from './stopNotes.ts';
import { transitNote, transitOn } from '../places/transit.ts';
import type { DayPart, Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

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
  /** Way to it; 0 km where no car may go. */
  drive: Drive | null;
  /** Bus or shuttle to it, if that is the way. */
  ride: PlannerPlace['transit'][number] | null;
  /** Listed price of a room if the plan counts less, else null. */
  listed: Cents | null;
}

/** Day whose rows are built. */
export interface DayToFill {
  day: OpenDay;
  stops: Stop[];
  /** Stops of the day before. */
  before: Stop[];
  /** Bus lines whose booking the plan has mentioned. */
  linesSaid: Set<string>;
  /** Places to eat that the plan has named. */
  named: NamedPlaces;
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
    ride: null,
    listed: null,
    ...item,
  };
}

/** Returns the row of a meal. */
export function mealItem(
  item: string,
  part: DayPart,
  { start, cost, notes }: { start: number; cost: Cents; notes: string[] },
): PlanItem {
  return line({ type: 'meal', item, part, time: timeOf(start), cost, notes });
}

/** Returns the rows of a day's places, at their times. */
export function stopItems(
  context: TripContext,
  { day, stops, before, linesSaid }: DayToFill,
  { visits, withCar }: Pick<DayTimes, 'visits'> & { withCar: boolean },
): PlanItem[] {
  const { date, index } = day;
  const { form } = context;
  const light = context.lightOf(index);
  return stops.map((stop, stopIndex): PlanItem => {
    const place = context.placeOf(stop.place) ?? null;
    const { start = 0, arrival = 0, drive = null } = visits[stopIndex] ?? {};
    return line({
      type: place?.kind === 'attraction' ? 'attraction' : 'activity',
      item: place?.name ?? stop.name,
      part: stop.part,
      time: timeOf(start),
      duration: place?.minutes ?? null,
      cost: place ? context.costOf(place) : 0,
      notes: place
        ? stopNotes(context, place, { date, arrival, linesSaid, withCar })
        : ['The guide no longer has this place.'],
      stop,
      stopIndex,
      place,
      reason: place && reasonFor(context, { place, stop, date, arrival, light, drive, here: stops, before }),
      drive:
        drive && place && isClosedToCars(place, date) && form.transport === 'car'
          ? { ...drive, km: 0 }
          : drive,
      ride: place && rideTo(context, place, { date, withCar }),
    });
  });
}

/** Returns the row of the transport of a day. */
export function travelItem(
  context: TripContext,
  { date, withCar, places }: { date: string; withCar: boolean; places: PlannerPlace[] },
): PlanItem {
  const { rules, form } = context;
  const closed = places.find((place) => isClosedToCars(place, date));
  const cars = carsFor(form.groupSize, rules.costs);
  const rental = `${cars > 1 ? `${cars} rental cars` : 'Rental car'}, fuel and parking`;
  return line({
    type: 'travel',
    item: withCar ? rental : 'Local transport',
    part: 'morning',
    time: rules.day.breakfast,
    cost: transportOf(context, withCar),
    notes: [
      ...(closed
        ? [
            withCar
              ? `Private vehicles may not go to ${closed.name}: the last part is by ${wayIn(closed, date)}.`
              : `Private vehicles may not go to ${closed.name}: go by ${wayIn(closed, date)}.`,
          ]
        : []),
      ...(form.transport === 'bus' ? ['The allowance of the day covers buses and shuttles.'] : []),
    ],
  });
}

/** Returns the row of the bed of a night. */
export function bedItem(
  bed: PlannerStay,
  { date, time }: { date: string; time: number },
  context: TripContext,
): PlanItem {
  const { rules, daily, form } = context;
  const link = form.transport === 'bus' || carClosures(bed, date).length > 0 ? transitOn(bed, date) : null;
  const price = bed.price ?? 0;
  const cost = stayCost(price, daily, rules.costs);
  return line({
    type: 'accommodation',
    item: bed.name,
    part: 'evening',
    time: timeOf(time),
    cost,
    notes: [
      ...carClosures(bed, date).map((closure) => roadNote(closure, link)),
      ...(link ? [transitNote(link)] : []),
    ],
    listed: cost < cents(price) ? cents(price) : null,
  });
}
