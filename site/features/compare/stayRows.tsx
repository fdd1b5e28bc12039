import { stayPriceFact } from '#schemas/rules/stays/stayPriceFact.ts';
import { stayTypeLabels } from '#schemas/rules/stays/stayTypeLabels.ts';
import type { AccommodationDetail } from '#schemas/types/published.ts';
import type { CompareRow } from './CompareTable.tsx';
import { ItemsOrNone, NoticesToday } from './CompareCells.tsx';

/** Returns the rows in which places to stay are compared. */
export function stayRows(stays: readonly AccommodationDetail[], currency: string): CompareRow[] {
  const row = (label: string, textOf: (stay: AccommodationDetail) => string): CompareRow => ({
    label,
    cells: stays.map(textOf),
  });
  const lists = (
    label: string,
    itemsOf: (stay: AccommodationDetail) => string[],
    none: string,
  ): CompareRow => ({
    label,
    cells: stays.map((stay) => <ItemsOrNone key={stay.slug} items={itemsOf(stay)} none={none} />),
  });
  return [
    row('Kind', ({ type }) => stayTypeLabels[type]),
    row('Price', (stay) => stayPriceFact(stay, currency) ?? 'Price to be confirmed'),
    row('Rooms', ({ rooms, camping }) => rooms ?? (camping?.sites ? `${camping.sites} sites` : 'Not known')),
    row('Place', ({ location }) => location),
    lists('Amenities', ({ amenities }) => amenities, 'None named'),
    lists('Bus', ({ transit }) => transit.map(({ text }) => text), 'No stop near it known'),
    row('Getting there', ({ access }) => access ?? 'Not known'),
    {
      label: 'Closures today',
      cells: stays.map(({ slug, restrictions }) => <NoticesToday key={slug} restrictions={restrictions} />),
    },
  ];
}
