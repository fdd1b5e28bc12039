import type { DayToSimulate, KnownStop } from './simulatedDay.ts';
import type { Stop, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Returns a stop with what the trip knows of its place. */
export function knownStop(
  { placeOf }: Pick<TripContext, 'placeOf'>,
  { place, part, isOwn }: Stop,
): KnownStop {
  return { place: placeOf(place) ?? null, part, isOwn };
}

/** Returns a day of a plan as it is simulated; on the last day, its bed is that of the night before. */
export function dayOfPlan(context: TripContext, { stays, days }: TripChoices, index: number): DayToSimulate {
  const bedOf = (night: number) => {
    const slug = stays[Math.min(Math.max(0, night), stays.length - 1)]?.slug;
    return (slug !== undefined && context.stayOf(slug)) || null;
  };
  const placesOn = (day: number) => (days[day] ?? []).map((stop) => knownStop(context, stop));
  return {
    index,
    bed: bedOf(index - 1),
    night: bedOf(index),
    isAfterHard: placesOn(index - 1).some(({ place }) => place?.isHard),
    stops: placesOn(index),
  };
}

/** Returns the stops of a day with one more, in each place where its part of the day stays in order. */
export function withPlace(
  stops: readonly KnownStop[],
  added: Pick<KnownStop, 'place' | 'isOwn'>,
  most: number,
): KnownStop[][] {
  const noon = stops.filter(({ part }) => part === 'morning').length;
  const at = (index: number, part: KnownStop['part']) => stops.toSpliced(index, 0, { ...added, part });
  const places: KnownStop[][] = [];
  if (noon < most) for (let index = 0; index <= noon; index += 1) places.push(at(index, 'morning'));
  if (stops.length - noon < most)
    for (let index = noon; index <= stops.length; index += 1) places.push(at(index, 'afternoon'));
  return places;
}
