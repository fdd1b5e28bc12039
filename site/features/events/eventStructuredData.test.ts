import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import { eventListStructuredData } from './eventStructuredData.ts';

const site = { url: 'https://guide.example', currency: 'CAD' } as const;
const fair: ParkEvent = {
  ...({} as ParkEvent),
  name: 'Fair',
  description: 'Text',
  location: 'Main street',
  imageUrl: '/images/fair.jpg',
  startDate: '2027-02-28',
  endDate: '2027-03-01',
  eventStatus: 'scheduled',
  url: 'https://fair.example/',
  isFree: false,
  price: '10',
  pricePer: 'adult',
  priceProvenance: { source: 'https://fair.example/', status: 'official', verifiedOn: null },
};
const list = (...events: ParkEvent[]) => eventListStructuredData(events, site);

test('an event with announced dates says when and where it is and what it costs', () => {
  const node = list(fair);
  expect(node).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Fair',
        item: {
          '@type': 'Event',
          name: 'Fair',
          description: 'Text',
          startDate: '2027-02-28',
          endDate: '2027-03-01',
          eventStatus: 'https://schema.org/EventScheduled',
          location: {
            '@type': 'Place',
            name: 'Main street',
            address: { '@type': 'PostalAddress', addressLocality: 'Main street' },
          },
          image: 'https://guide.example/images/fair.jpg',
          url: 'https://fair.example/',
          isAccessibleForFree: false,
          offers: {
            '@type': 'Offer',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: '10',
              priceCurrency: 'CAD',
              unitText: 'adult',
            },
          },
        },
      },
    ],
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('a free event says so, a cancelled one too, and what a record leaves open is left out', () => {
  const node = list({
    ...fair,
    eventStatus: 'cancelled',
    endDate: null,
    url: null,
    isFree: true,
    price: null,
    priceProvenance: null,
  });
  const item = 'itemListElement.0.item';
  expect(node).toHaveProperty(`${item}.eventStatus`, 'https://schema.org/EventCancelled');
  expect(node).toHaveProperty(`${item}.isAccessibleForFree`, true);
  for (const open of ['endDate', 'url', 'offers']) expect(node).not.toHaveProperty(`${item}.${open}`);
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[string, Partial<ParkEvent>]>([
  ['dates that nobody has confirmed', { eventStatus: 'unconfirmed' }],
  ['no dates', { startDate: null, endDate: null }],
])('an event with %s is listed by name alone', (_, over) => {
  const node = list(fair, { ...fair, ...over, name: 'Maybe' });
  expect(node).toHaveProperty('itemListElement.1', { '@type': 'ListItem', position: 2, name: 'Maybe' });
  expect(schemaOrgProblems(node)).toEqual([]);
});
