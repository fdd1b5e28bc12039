import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import { minutesOf, timeText } from '#schemas/rules/timeText.ts';
import { hoursOn } from '../places/placeHours.ts';
import {
  carClosures,
  isClosedToCars,
  isForCars,
  isRule,
  noticeNote,
  noticesDuring,
} from '../places/placeNotices.ts';
import { isAtEdge } from '../places/placeSeason.ts';
import { transitNote, transitOn } from '../places/transit.ts';
import { keyOf } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

interface VisitToNote {
  date: string;
  /** Minutes since midnight. */
  arrival: number;
  /** Bus lines whose booking the plan has mentioned. */
  linesSaid: Set<string>;
  /** True if a rental car is planned for the day. */
  withCar: boolean;
}

type TransitLink = PlannerPlace['transit'][number];

/** Returns the notes of a stop: hours, fees, notices that bind people, the way by bus or behind a closed road, and bookings. */
export function stopNotes(
  context: TripContext,
  place: PlannerPlace,
  { date, arrival, linesSaid, withCar }: VisitToNote,
): string[] {
  const { rules, form } = context;
  const visit = { date, start: arrival, end: arrival + place.minutes };
  const isClosed = isClosedToCars(place, date);
  const link = rideTo(context, place, { date, withCar });
  const isEarly = context.isIndoors(place) && arrival < minutesOf(rules.day.lunch);
  return [
    ...(isEarly && hoursOn(place, date) === null ? ['It may open later than this. Check the hours.'] : []),
    ...(rules.places.paidEntry.includes(keyOf(place)) ? ['The entry fee is not in the total.'] : []),
    // Paid parking and tires are said among the notices of the plan, not at each stop.
    ...noticesDuring(place, visit, form)
      .filter((notice) => !isForCars(notice))
      .map(noticeNote),
    ...(isClosed && !(link && form.transport === 'bus')
      ? [roadNote(carClosures(place, date)[0] ?? null, link)]
      : []),
    ...(link ? [transitNote(link), ...bookingNotes(link, linesSaid)] : []),
    ...(isAtEdge(place, date, rules) ? ['Edge of its season: check the trail report.'] : []),
    ...(place.price !== null && place.price > rules.checklist.adventure.priceAbove ? ['Book it ahead.'] : []),
  ];
}

/**
 * Returns the bus or shuttle of a visit: of any on a trip by bus and on a day without a rental car, else of one behind a
 * road closed to cars.
 */
export function rideTo(
  { form }: TripContext,
  place: PlannerPlace,
  { date, withCar }: { date: string; withCar: boolean },
): TransitLink | null {
  const needsRide = form.transport === 'bus' || !withCar || isClosedToCars(place, date);
  return needsRide ? transitOn(place, date) : null;
}

/**
 * Returns the note about a road closed to cars. The way by bus, if it is known, has a note of its own. Where cars may go
 * on other days, so may bicycles.
 */
export function roadNote(closure: BoundNotice | null, link: TransitLink | null): string {
  if (link) {
    const isAlways = closure === null || isRule(closure);
    return `By ${link.kind} ${isAlways ? 'only' : 'or bicycle'}: the road is closed to private vehicles.`;
  }
  if (closure === null) return 'The road is closed to private vehicles. Book the shuttle.';
  return `The road is closed to private vehicles (${closure.title}). Go by shuttle, bus or bicycle.`;
}

/** Returns the words for the way to a place behind a closed road: the name of its bus, or what may go there. */
export function wayIn(place: PlannerPlace, date: string): string {
  return transitOn(place, date)?.line ?? 'shuttle, bus or bicycle';
}

/** Note that the seats of the bus or shuttle named before have to be booked. */
export const bookingNote = 'Book your seats ahead.';

/** Returns the note at the first stop of a plan for which a seat has to be booked. */
function bookingNotes({ line, mustBook }: TransitLink, linesSaid: Set<string>): string[] {
  if (!mustBook || linesSaid.has(line)) return [];
  linesSaid.add(line);
  return [bookingNote];
}

/** Returns the opening hours as a text: "9:00 AM to 5:00 PM". */
export function hoursText(place: PlannerPlace, date: string): string {
  const hours = hoursOn(place, date) ?? [];
  return hours.map(({ from, to }) => `${timeText(from)} to ${timeText(to)}`).join(' and ');
}
