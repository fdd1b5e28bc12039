import type { PlannerPlace } from '#schemas/types/published.ts';
import { transitOn } from '../places/transit.ts';
import type { TripContext } from '../tripContext.ts';

/** Places per day that a bed should be close to. */
export const placesADay = 2;

/** Returns the wanted places: saved ones that may be planned, else those with the highest scores on their best day. */
export function wantedPlaces(context: TripContext): PlannerPlace[] {
  const { catalog, dates, form, isSaved, placesOn, worthOf, worthOn, isAtEdgeOn } = context;
  const possible = catalog.places.filter((place) =>
    dates.some(
      (date) => placesOn(date).has(place) && (form.transport === 'car' || transitOn(place, date) !== null),
    ),
  );
  const saved = possible.filter(isSaved);
  if (saved.length > 0) return saved;
  return possible
    .map((place) => {
      const best = dates.find((date) => !isAtEdgeOn(place, date));
      return { place, score: best === undefined ? worthOn(place, form.startDate) : worthOf(place) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, dates.length * placesADay)
    .map(({ place }) => place);
}
