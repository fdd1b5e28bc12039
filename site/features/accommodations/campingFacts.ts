import { capitalize } from '../../ui/text/capitalize.ts';
import type { AccommodationDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';

type Camping = Omit<NonNullable<AccommodationDetail['camping']>, 'reservationUrl'>;

const guests: Record<NonNullable<Camping['hardSided']>, string> = {
  only: 'Hard-sided trailers and motorhomes only',
  allowed: 'Tents, trailers and motorhomes',
  'not allowed': 'Tents and soft-sided trailers only',
};

/** Returns the facts of a campground: sites, season, services and reservation. Empty for a house. */
export function campingFacts(camping: Camping | null): FactItem[] {
  if (!camping) return [];
  const { sites, hardSided, season, services, reservation } = camping;
  return [
    ...(sites === null ? [] : [{ term: 'Sites', value: String(sites) }]),
    ...(hardSided === null ? [] : [{ term: 'For', value: guests[hardSided] }]),
    { term: 'Season', value: season },
    ...(services.length > 0 ? [{ term: 'Services', value: capitalize(services.join(', ')) }] : []),
    { term: 'Getting a site', value: reservation },
  ];
}
