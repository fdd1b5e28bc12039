import type { AccommodationDetail } from '#schemas/types/published.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { busFact } from '../../ui/PlaceFacts/busFact.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { awayText } from '../../ui/text/awayText.ts';

/** Ways to a place to stay, and the places near it. Renders nothing if neither is known. */
export function LocationAccess({
  accommodation: { access, transit, attractions },
}: {
  accommodation: AccommodationDetail;
}) {
  const nearby = attractions.map(({ name, awayKm }) => [name, ...awayText(awayKm)].join(', ')).join('; ');
  const facts = [
    ...(access ? [{ term: 'Getting there', value: access }] : []),
    ...busFact(transit),
    ...(nearby ? [{ term: 'Nearby', value: nearby }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Block heading="Location & Access">
      <FactList facts={facts} />
    </Block>
  );
}
