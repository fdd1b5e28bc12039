import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import { eventMomentText } from './eventDates.ts';
import { eventStructuredData } from './eventStructuredData.ts';

const site = { url: 'https://guide.example', currency: 'CAD', timeZone: 'Europe/Berlin' } as const;
const fair: ParkEvent = {
  ...({} as ParkEvent),
  name: 'Fair',
  slug: 'fair',
  description: 'Text',
  location: 'Main street',
  imageUrl: '/images/fair.jpg',
  startDate: '2027-02-28',
  endDate: '2027-03-01',
  startTime: null,
  endTime: null,
  eventStatus: 'scheduled',
  url: 'https://fair.example/',
  isFree: false,
  price: '10',
  pricePer: 'adult',
  priceProvenance: { source: 'https://fair.example/', status: 'official', verifiedOn: null },
};
const nodeOf = (event: ParkEvent) => eventStructuredData(event, site) ?? {};

test('an event with announced dates says when and where it is and what it costs', () => {
  const node = nodeOf(fair);
  expect(node).toEqual({
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
    url: 'https://guide.example/events/fair',
    sameAs: 'https://fair.example/',
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
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('a free event says so, a cancelled one too, and what a record leaves open is left out', () => {
  const node = nodeOf({
    ...fair,
    eventStatus: 'cancelled',
    endDate: null,
    url: null,
    isFree: true,
    price: null,
    priceProvenance: null,
  });
  expect(node).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
  expect(node).toHaveProperty('isAccessibleForFree', true);
  for (const open of ['endDate', 'sameAs', 'offers']) expect(node).not.toHaveProperty(open);
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[string, Partial<ParkEvent>]>([
  ['dates that nobody has confirmed', { eventStatus: 'unconfirmed' }],
  ['no dates', { startDate: null, endDate: null }],
])('an event with %s has no structured data', (_, over) => {
  expect(eventStructuredData({ ...fair, ...over }, site)).toBeUndefined();
});

const day = { startDate: '2027-02-28', endDate: '2027-02-28' };
const days = { startDate: '2027-02-28', endDate: '2027-03-01' };

/** What the page says, and what the structured data say. */
test.each<[page: string, over: Partial<ParkEvent>, node: object]>([
  ['Feb 28, 2027', day, day],
  ['Feb 28 – Mar 1, 2027', days, days],
  ['Feb 28, 2027, 7:30 PM', { ...day, startTime: '19:30' }, { startDate: '2027-02-28T19:30:00+01:00' }],
  [
    'Feb 28, 2027, 9:30 AM – 10:00 PM',
    { ...day, startTime: '09:30', endTime: '22:00' },
    { startDate: '2027-02-28T09:30:00+01:00', endDate: '2027-02-28T22:00:00+01:00' },
  ],
  [
    'Feb 28, 2027, 7:30 PM – midnight',
    { ...day, startTime: '19:30', endTime: '24:00' },
    { startDate: '2027-02-28T19:30:00+01:00', endDate: '2027-03-01T00:00:00+01:00' },
  ],
  [
    'Feb 28, 2027, 7:30 PM – Mar 1, 2027',
    { ...days, startTime: '19:30' },
    { startDate: '2027-02-28T19:30:00+01:00', endDate: '2027-03-01' },
  ],
  [
    // The clock changes in between.
    'Mar 27, 2027, 7:30 PM – Mar 28, 2027, 7:30 PM',
    { startDate: '2027-03-27', endDate: '2027-03-28', startTime: '19:30', endTime: '19:30' },
    { startDate: '2027-03-27T19:30:00+01:00', endDate: '2027-03-28T19:30:00+02:00' },
  ],
])('%s', (page, over, dates) => {
  const event = { ...fair, ...over };
  expect(eventMomentText(event)).toBe(page);
  const node = nodeOf(event);
  expect(Object.fromEntries(Object.entries(node).filter(([key]) => /^(?:start|end)Date$/.test(key)))).toEqual(
    dates,
  );
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each([
  ['America/St_Johns', '2027-02-28T19:30:00-03:30'],
  ['UTC', '2027-02-28T19:30:00+00:00'],
  ['America/Denver', '2027-02-28T19:30:00-07:00'],
])('in %s it is %s', (timeZone, startDate) => {
  const node = eventStructuredData({ ...fair, ...day, startTime: '19:30' }, { ...site, timeZone });
  expect(node).toHaveProperty('startDate', startDate);
});
