import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import { isAvalancheMonth, monthOf } from '../../../calendar/seasons.ts';
import { hoursOn, isWinterWalk, transitNote, type TransitLink } from './places/placeOnDay.ts';
import {
  carClosures,
  isForCars,
  isRule,
  keptOutBecause,
  noticeNote,
  noticesDuring,
} from './places/placeNotices.ts';
import type { Fault, SimulatedDay, Visit } from './simulatedDay.ts';
import type { TripContext } from './tripContext.ts';

/** Returns the notes of a stop: doubts, fees, notices that bind these people, the way by bus or back, and bookings. */
export function stopNotes(
  context: TripContext,
  day: SimulatedDay,
  visit: Visit,
  linesSaid: Set<string>,
): string[] {
  const { rules, form, dates } = context;
  const { place: of, arrival } = visit;
  const { place } = of;
  const date = dates[day.index] ?? '';
  const facts = context.onDay(of, day.index);
  const link = rideTo(context, day, visit);
  const isEarly = of.isIndoors && facts.hours === null && arrival < context.begins.lunch;
  const during = { date, start: arrival, end: arrival + place.minutes };
  return [
    ...(place.mayBeClosed === undefined ? [] : [`It may be closed. ${place.mayBeClosed}.`]),
    ...(isEarly ? ['May open later. Check the hours.'] : []),
    ...(rules.places.paidEntry.includes(of.key) ? ['Entry fee not included in the total.'] : []),
    // Paid parking and tires are said among the notices of the plan, not at each stop.
    ...noticesDuring(place, during, form)
      .filter((notice) => !isForCars(notice))
      .map(noticeNote),
    ...(facts.isClosedToCars && !(link && form.transport === 'bus')
      ? [roadNote(carClosures(place, date)[0] ?? null, link)]
      : []),
    ...(link ? [transitNote(link), ...bookingNotes(link, linesSaid)] : []),
    ...(facts.hasBusBack ? ['One way: a bus brings you back to the start.'] : []),
    ...(facts.isAtEdge ? ['Early or late in its season: check the trail report.'] : []),
    ...(place.price !== null && place.price > rules.checklist.adventure.priceAbove ? ['Book ahead.'] : []),
  ];
}

/**
 * Returns the bus or shuttle of a visit: of any on a trip by bus and on a day without a rental car, else of one behind a
 * road closed to cars.
 */
export function rideTo(
  context: TripContext,
  { index, withCar }: SimulatedDay,
  { place, way }: Visit,
): TransitLink | null {
  const { link, isClosedToCars } = context.onDay(place, index);
  if (way?.isWalk) return null;
  return context.form.transport === 'bus' || !withCar || isClosedToCars ? link : null;
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

/** Note that the seats of the bus or shuttle named before have to be booked. */
export const bookingNote = 'Reserve seats ahead.';

/** Returns the note at the first stop of a plan for which a seat has to be booked. */
function bookingNotes({ line, mustBook }: TransitLink, linesSaid: Set<string>): string[] {
  if (!mustBook || linesSaid.has(line)) return [];
  linesSaid.add(line);
  return [bookingNote];
}

/** Returns what is wrong with a stop as a sentence that begins with its name; null for what needs no word. */
export function stopWarning(
  context: TripContext,
  index: number,
  { place: of, arrival, end }: Visit,
  { code }: Fault,
): string | null {
  const { place } = of;
  const date = context.dates[index] ?? '';
  const facts = context.onDay(of, index);
  const { sunset } = context.lightOf(index);
  const until = arrival + place.minutes;
  const reasons: Partial<Record<Fault['code'], string | null>> = {
    unfit: of.unfit,
    closed: facts.closed,
    barred: keptOutBecause(place, { date, start: arrival, end }, context.form.groupSize),
    hours: hoursText(place, date) === '' ? 'closed that day' : `open ${hoursText(place, date)}`,
    dark:
      sunset !== null && until > sunset
        ? `ends at ${timeText(until)}, after sunset at ${timeText(sunset)}`
        : 'begins before sunrise',
    late:
      context.departureOn(index) < Infinity
        ? `ends at ${timeText(end)}, after you need to leave`
        : `ends at ${timeText(end)}, late for the way back`,
    noBus: 'no bus runs there that day',
    noRoad: 'no road is open to cars on this date, and no bus is known',
    oneWay: 'ends elsewhere, and no bus brings you back: leave a second car at its end, or book a taxi',
    rest: of.isHard ? 'the second hard day in a row' : null,
  };
  const reason = reasons[code] ?? null;
  return reason === null ? null : `${place.name}: ${reason}.`;
}

/** Returns the strongest reason for the place of a stop, in a few words. */
export function reasonFor(
  context: TripContext,
  { index, stops, isAfterHard }: SimulatedDay,
  visit: Visit,
  at: number,
): string | null {
  const { rules, form, dates } = context;
  const { place: of } = visit;
  const { place } = of;
  const date = dates[index] ?? '';
  if (of.isSaved) return 'On your saved list';
  if (stops[at]?.isOwn) return 'Your choice';
  const isWinter = isAvalancheMonth(monthOf(date), rules.places.winterMonths);
  if (isWinter && isWinterWalk(place, date, rules)) return 'Recommended as a winter walk';
  if (at === 0 && isAtFirstLight(context, index, visit)) return 'At first light';
  if (at === 0 && isAfterHard) return 'Easy, after a hard day';
  const interest = rules.form.interests.find(
    ({ id }) => form.interests.includes(id) && place.interests.includes(id),
  );
  return interest ? `For ${interest.label.toLowerCase()}` : null;
}

/** Minutes after sunrise within which an arrival counts as first light. */
const firstLightMinutes = 60;

function isAtFirstLight(context: TripContext, index: number, { place: of, arrival }: Visit): boolean {
  const { sunrise } = context.lightOf(index);
  if (of.place.kind !== 'attraction' || of.isIndoors || sunrise === null) return false;
  return arrival >= sunrise && arrival <= sunrise + firstLightMinutes;
}

/** Returns the opening hours as a text: "9:00 AM to 5:00 PM". */
function hoursText(place: PlannerPlace, date: string): string {
  const hours = hoursOn(place, date) ?? [];
  return hours.map(({ from, to }) => `${timeText(from)} to ${timeText(to)}`).join(' and ');
}
