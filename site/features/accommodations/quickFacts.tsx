import type { AccommodationDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { capitalize } from '../../ui/text/capitalize.ts';

/** Returns the quick facts that the record of a place to stay states. */
export function quickFacts(accommodation: AccommodationDetail): FactItem[] {
  const { type, location, rooms, familyAndCouples, frontDesk24h, officialUrl } = accommodation;
  return [
    { term: 'Type', value: capitalize(type) },
    { term: 'Location', value: location },
    ...(rooms ? [{ term: 'Rooms', value: rooms }] : []),
    ...(familyAndCouples ? [{ term: 'Guests', value: 'Perfect for families & couples' }] : []),
    ...(frontDesk24h ? [{ term: 'Reception', value: '24/7 Front Desk' }] : []),
    ...(officialUrl
      ? [
          {
            term: 'Own site',
            value: (
              <a href={officialUrl} rel="noopener">
                {new URL(officialUrl).hostname.replace(/^www\./, '')}
              </a>
            ),
          },
        ]
      : []),
  ];
}
