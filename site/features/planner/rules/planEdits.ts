import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { baseBeds, isBedOpen } from './beds.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { dayValue } from './planValue.ts';
import { simulateDay } from './simulateDay.ts';
import { dayOfPlan, type DayToSimulate, type SimulatedDay } from './simulatedDay.ts';
import { keyOf, positionsIn, type Stop, type StopPart, stopParts, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Address of a stop: day and position within the day, both from 0. */
export interface StopAt {
  day: number;
  index: number;
}

export type StopTarget = StopAt & { part: StopPart };

/** Maximum number of alternatives for a stop or a bed. */
const mostAlternatives = 3;
const mostBeds = 5;

/** Moves a stop to another day or part of a day, before the stop that is there. It is the visitor's own from then on. */
export function moveStop(choices: TripChoices, from: StopAt, to: StopTarget): TripChoices {
  const stop = choices.days[from.day]?.[from.index];
  if (!stop || !choices.days[to.day]) return choices;
  return withDay(removeStop(choices, from), to.day, (stops) =>
    inOrder(stops.toSpliced(to.index, 0, { ...stop, part: to.part, isOwn: true })),
  );
}

/** Removes a stop. */
export function removeStop(choices: TripChoices, { day, index }: StopAt): TripChoices {
  return withDay(choices, day, (stops) => stops.toSpliced(index, 1));
}

/** Replaces the place of a stop. */
export function swapStop(choices: TripChoices, at: StopAt, place: PlannerPlace): TripChoices {
  return withDay(choices, at.day, (stops) =>
    stops.map((stop, index) =>
      index === at.index ? { ...stop, place: keyOf(place), name: place.name, isOwn: true } : stop,
    ),
  );
}

/** Returns the position one step earlier or later: past the neighbour of its part, else in the next part or day. */
export function stepTarget(
  { days }: TripChoices,
  { day, index }: StopAt,
  step: 'earlier' | 'later',
): StopTarget | null {
  const stops = days[day] ?? [];
  const part = stops[index]?.part;
  if (!part) return null;
  const neighbour = step === 'earlier' ? index - 1 : index + 1;
  if (stops[neighbour]?.part === part) return { day, index: neighbour, part };
  if (step === 'earlier') {
    if (part === 'afternoon') return { day, index, part: 'morning' };
    const before = days[day - 1];
    return before ? { day: day - 1, index: before.length, part: 'afternoon' } : null;
  }
  if (part === 'morning') return { day, index, part: 'afternoon' };
  return days[day + 1] ? { day: day + 1, index: 0, part: 'morning' } : null;
}

/** Adds a place to a day where it fits best. */
export function addStop(
  context: TripContext,
  choices: TripChoices,
  place: PlannerPlace,
  day: number,
): TripChoices {
  const of = context.placeOf(keyOf(place));
  const [best] = of ? daysWith(context, dayOfPlan(context, choices, day), of) : [];
  return best ? withDay(choices, day, () => [...best.stops]) : choices;
}

/** Returns true if nothing is wrong with a place on a day of a plan, where it fits best. */
export function mayAdd(context: TripContext, choices: TripChoices, of: PlaceOfTrip, day: number): boolean {
  const before = dayOfPlan(context, choices, day);
  const old = simulateDay(context, before).faults.length;
  const days = daysWith(context, before, of, context.rules.places.mostStops);
  return days.some(({ faults }) => faults.length <= old);
}

/** Returns a day with one more place at each position: those with fewest faults first, and of these those worth most. */
function daysWith(
  context: TripContext,
  day: DayToSimulate,
  { key, place }: PlaceOfTrip,
  most = Infinity,
): SimulatedDay[] {
  const days = stopParts.flatMap((part) =>
    positionsIn(day.stops, part, most).map((at) => {
      const stop = { place: key, name: place.name, part, isOwn: true };
      return simulateDay(context, { ...day, stops: day.stops.toSpliced(at, 0, stop) });
    }),
  );
  return days.toSorted(
    (a, b) => a.faults.length - b.faults.length || dayValue(context, b) - dayValue(context, a),
  );
}

/** Returns up to three places for a stop, the best first: nothing is wrong with them, and the plan has none of them. */
export function alternatives(context: TripContext, choices: TripChoices, at: StopAt): PlannerPlace[] {
  const day = dayOfPlan(context, choices, at.day);
  const stop = day.stops[at.index];
  if (!stop) return [];
  const planned = plannedThings(context, choices);
  const others = simulateDay(context, { ...day, stops: day.stops.toSpliced(at.index, 1) }).faults.length;
  const kind = context.placeOf(stop.place)?.place.kind;
  return context.places
    .filter(
      ({ place, thing, unasked }) =>
        !planned.has(thing) &&
        unasked === null &&
        (!kind || (place.kind === 'attraction') === (kind === 'attraction')),
    )
    .flatMap(({ place, key }) => {
      const stops = day.stops.with(at.index, { ...stop, place: key });
      const changed = simulateDay(context, { ...day, stops });
      return changed.faults.length > others ? [] : [{ place, value: dayValue(context, changed) }];
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostAlternatives)
    .map(({ place }) => place);
}

/** Returns the keys of the things to do that a plan holds. */
export function plannedThings({ placeOf }: TripContext, { days }: TripChoices): Set<string> {
  return new Set(days.flat().flatMap(({ place }) => placeOf(place)?.thing ?? []));
}

/** Returns the nights of the stay around a night, 0 for the first: those in a row in the same bed. */
export function nightsOfStay({ stays }: TripChoices, night: number): number[] {
  const slug = stays[night]?.slug;
  const isSame = (at: number) => stays[at]?.slug === slug;
  let [from, to] = [night, night];
  while (from > 0 && isSame(from - 1)) from -= 1;
  while (to < stays.length - 1 && isSame(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns other beds for the stay around a night, open on all of its nights, the best base first. */
export function otherBeds(context: TripContext, choices: TripChoices, night: number): PlannerStay[] {
  const nights = nightsOfStay(choices, night);
  const slug = choices.stays[night]?.slug;
  const all = [...baseBeds(context), ...context.catalog.stays];
  return [...new Set(all)]
    .filter((stay) => stay.slug !== slug && nights.every((one) => isBedOpen(context, stay, one)))
    .slice(0, mostBeds);
}

/** Puts the stay around a night into another bed. */
export function changeBed(choices: TripChoices, night: number, { slug, name }: PlannerStay): TripChoices {
  const nights = nightsOfStay(choices, night);
  return {
    ...choices,
    stays: choices.stays.map((bed, at) => (nights.includes(at) ? { slug, name, isOwn: true } : bed)),
  };
}

function withDay(choices: TripChoices, day: number, change: (stops: Stop[]) => Stop[]): TripChoices {
  return { ...choices, days: choices.days.map((stops, index) => (index === day ? change(stops) : stops)) };
}

/** Sorts the stops of the morning before those of the afternoon, otherwise in their order. */
export function inOrder(stops: Stop[]): Stop[] {
  const of = (part: StopPart) => stops.filter((stop) => stop.part === part);
  return [...of('morning'), ...of('afternoon')];
}
