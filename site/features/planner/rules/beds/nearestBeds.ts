import type { PlannerStay } from '#schemas/types/published.ts';
import { type BedCandidate, leastBed } from './bedCandidates.ts';
import { placesOf } from '../places/isHardDay.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the bed of each night that spares most driving between the places of the days. Moves stay on their days. */
export function nearestBeds(
  context: TripContext,
  candidates: readonly BedCandidate[],
  beds: readonly (PlannerStay | null)[],
  days: readonly (readonly Stop[])[],
): (PlannerStay | null)[] {
  const nearer = [...beds];
  for (const bed of new Set(beds)) {
    if (!bed) continue;
    const nights = beds.flatMap((other, night) => (other === bed ? [night] : []));
    const places = days.flatMap((stops, day) => {
      const own = placesOf(context, stops);
      // The first place of a day is reached from the bed of the night before, and the last one left for its own.
      const [first, last] = [own[0], own.at(-1)];
      const isFrom = first && (nights.includes(day - 1) || (day === 0 && nights.includes(0)));
      const isTo = last && (nights.includes(day) || (day === days.length - 1 && nights.includes(day - 1)));
      return [...(isFrom ? [first] : []), ...(isTo ? [last] : [])];
    });
    const found = leastBed(
      candidates,
      ({ stay, wayTo, penalty }) =>
        places.reduce((sum, place) => sum + wayTo(place).minutes, 0) +
        penalty * nights.length -
        // A tie leaves the bed as it is.
        (stay === bed ? 1 : 0),
    );
    if (found && !nearer.includes(found.stay)) for (const night of nights) nearer[night] = found.stay;
  }
  return nearer;
}
