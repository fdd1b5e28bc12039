import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { needsCar } from '../money/costs.ts';
import { isClosedToCars } from './placeNotices.ts';
import { distanceKm } from './roads.ts';
import { shareLine } from './transit.ts';
import type { TripContext } from '../tripContext.ts';

interface DayOfPlaces {
  index: number;
  date: string;
  bed: PlannerStay | null;
  night: PlannerStay | null;
}

/**
 * Returns true if a rental car is planned for a day. Besides the days of the specification this is a day with a place
 * out of reach on foot and by the buses that stop at the bed, and one between two beds far apart. A trip by bus has none.
 */
export function isCarDay(
  { form, rules }: TripContext,
  day: DayOfPlaces,
  places: readonly PlannerPlace[],
): boolean {
  if (form.transport === 'bus') return false;
  if (needsCar(day, places, rules)) return true;
  const { date, bed, night } = day;
  const isFar = (place: PlannerPlace) =>
    bed !== null && distanceKm(bed, place) > rules.travel.withoutCarKm && !shareLine(bed, place, date);
  const isMove = bed !== null && night !== null && distanceKm(bed, night) > rules.travel.withoutCarKm;
  return isMove || places.some((place) => !isClosedToCars(place, date) && isFar(place));
}
