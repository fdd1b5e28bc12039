import { expect, test } from 'vitest';
import { schemaOrgProblems } from './schemaOrgProblems.ts';

const attraction = (properties: object) => ({ '@type': 'TouristAttraction', name: 'Tarn', ...properties });
const event = (properties: object) => ({ '@type': 'Event', name: 'Fair', ...properties });
const hotel = (properties: object) => ({ '@type': 'Hotel', ...properties });
const rating = (reviewCount: unknown) => ({ '@type': 'AggregateRating', reviewCount });

test.each<[string, object]>([
  ['a property of the type itself', attraction({ touristType: 'Walkers' })],
  ['a property of a supertype', attraction({ address: 'By the road', url: 'https://guide.example/tarn' })],
  ['a subtype of what is expected', event({ location: attraction({}) })],
  ['text in place of a thing', attraction({ containedInPlace: 'The valley' })],
  ['a number written as text', { '@type': 'GeoCoordinates', latitude: 51.2, longitude: '-115.5' }],
  ['a boolean', attraction({ isAccessibleForFree: false, publicAccess: 'https://schema.org/True' })],
  ['a date', event({ startDate: '2027-02-28', endDate: '2027-03-01T10:00:00-07:00' })],
  ['a member of the expected enumeration', event({ eventStatus: 'https://schema.org/EventCancelled' })],
  ['several types, each with its properties', { '@type': ['Hotel', 'Product'], sku: 'x', priceRange: '$' }],
])('%s is fine', (_, node) => {
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[object, string]>([
  [{ name: 'Tarn' }, 'node: a node without @type'],
  [{ '@type': 'TouristSpot' }, 'TouristSpot: TouristSpot is no type of schema.org'],
  [event({ photo_url: 'x' }), 'Event.photo_url: photo_url is no property of schema.org'],
  [hotel({ startDate: '2027-02-28' }), 'Hotel.startDate: startDate is no property of Hotel'],
  [
    event({ startDate: { '@type': 'Thing', name: 'x' } }),
    'Event.startDate: Thing is not of type Date or DateTime',
  ],
  [hotel({ geo: { '@type': 'GeoCoordinates', lat: 51 } }), 'Hotel.geo.lat: lat is no property of schema.org'],
  [hotel({ priceRange: 200 }), 'Hotel.priceRange: 200 is not of type Text'],
  [hotel({ priceRange: null }), 'Hotel.priceRange: null is not of type Text'],
  [rating('many'), 'AggregateRating.reviewCount: "many" is not of type Integer'],
  [rating(4.5), 'AggregateRating.reviewCount: 4.5 is not of type Integer'],
  [event({ startDate: '2027-13-01' }), 'Event.startDate: "2027-13-01" is not of type Date or DateTime'],
  [hotel({ url: '/inn' }), 'Hotel.url: "/inn" is not of type URL'],
  [event({ reviews: 'Nice' }), 'Event.reviews: reviews is superseded by review'],
  [{ '@type': 'Season', name: 'One' }, 'Season: Season is superseded by CreativeWorkSeason'],
])('%j: %s', (node, problem) => {
  expect(schemaOrgProblems(node)).toEqual([problem]);
});

test('a thing of another type or enumeration than expected is a problem', () => {
  for (const type of ['PostalAddress', 'StructuredValue'])
    expect(schemaOrgProblems(attraction({ geo: { '@type': type, name: 'x' } }))).toEqual([
      `TouristAttraction.geo: ${type} is not of type GeoCoordinates or GeoShape`,
    ]);
  for (const term of ['EventLikely', 'InStock'])
    expect(schemaOrgProblems(event({ eventStatus: `https://schema.org/${term}` }))).toEqual([
      `Event.eventStatus: "https://schema.org/${term}" is not of type EventStatusType`,
    ]);
});
