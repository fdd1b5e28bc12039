import type { PlannerPlace } from '#schemas/types/published.ts';
import { minutesOf, timeOf } from '../clock.ts';
import { hoursOn } from '../places/placeHours.ts';
import { carClosures, isClosedToCars, noticeNote, noticesDuring } from '../places/placeNotices.ts';
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
}

type TransitLink = PlannerPlace['transit'][number];

/** Returns the notes of a stop: hours, fees, notices, the way by bus or behind a closed road, and bookings. */
export function stopNotes(
  context: TripContext,
  place: PlannerPlace,
  { date, arrival, linesSaid }: VisitToNote,
): string[] {
  const { rules, form } = context;
  const visit = { date, start: arrival, end: arrival + place.minutes };
  const isClosed = isClosedToCars(place, date);
  const link = isClosed || form.transport === 'bus' ? transitOn(place, date) : null;
  const isEarly = context.isIndoors(place) && arrival < minutesOf(rules.day.lunch);
  return [
    ...(isEarly && hoursOn(place, date) === null ? ['It may open later than this. Check the hours.'] : []),
    ...(rules.places.paidEntry.includes(keyOf(place)) ? ['The entry fee is not in the total.'] : []),
    ...noticesDuring(place, visit, form).map(noticeNote),
    ...(isClosed && !(link && form.transport === 'bus')
      ? [roadNote(carClosures(place, date)[0]?.title ?? null, link)]
      : []),
    ...(link ? [transitNote(link), ...bookingNotes(link, linesSaid)] : []),
    ...(isAtEdge(place, date, rules) ? ['Edge of its season: check the trail report.'] : []),
    ...(place.price !== null && place.price > rules.checklist.adventure.priceAbove ? ['Book it ahead.'] : []),
  ];
}

/** Returns the note about a road closed to cars. The way by bus, if it is known, has a note of its own. */
export function roadNote(title: string | null, link: TransitLink | null): string {
  const road = `The road is closed to private vehicles${title === null ? '' : ` (${title})`}.`;
  if (link) return road;
  return title === null ? `${road} Book the shuttle.` : `${road} Go by shuttle, bus or bicycle.`;
}

/** Returns the words for the way to a place behind a closed road: the name of its bus, or what may go there. */
export function wayIn(place: PlannerPlace, date: string): string {
  return transitOn(place, date)?.line ?? 'shuttle, bus or bicycle';
}

/** Returns a note at the first stop of a plan for which a seat has to be booked. */
function bookingNotes({ line, mustBook }: TransitLink, linesSaid: Set<string>): string[] {
  if (!mustBook || linesSaid.has(line)) return [];
  linesSaid.add(line);
  return [`Book your seats on ${line} ahead.`];
}

/** Returns the opening hours as a text: "09:00 to 17:00". */
export function hoursText(place: PlannerPlace, date: string): string {
  const hours = hoursOn(place, date) ?? [];
  return hours.map(({ from, to }) => `${timeOf(from)} to ${timeOf(to)}`).join(' and ');
}
