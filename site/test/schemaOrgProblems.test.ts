import { expect, test } from 'vitest';
import { schemaOrgProblems } from './schemaOrgProblems.ts';

const attraction = (properties: object) => ({ '@type': 'TouristAttraction', name: 'Tarn', ...properties });
const event = (properties: object) => ({ '@type': 'Event', name: 'Fair', ...properties });

test.each<[string, object]>([
  ['a property of the type itself', attraction({ touristType: 'Walkers' })],
  ['a property of a supertype', attraction({ address: 'By the road', url: 'https://guide.example/tarn' })],
  ['a subtype of what is expected', event({ location: attraction({}) })],
  ['text in place of a thing', attraction({ containedInPlace: 'The valley' })],
  ['a list of values', attraction({ image: ['https://guide.example/1.jpg', 'https://guide.example/2.jpg'] })],
  ['a number', { '@type': 'GeoCoordinates', latitude: 51.2, longitude: '-115.5' }],
  ['a number written as text', { '@type': 'QuantitativeValue', minValue: '5.5' }],
  ['a whole number', { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 }],
  ['a boolean', attraction({ isAccessibleForFree: false, publicAccess: 'https://schema.org/True' })],
  ['a date', event({ startDate: '2027-02-28', endDate: '2027-03-01T10:00:00-07:00' })],
  ['a member of the expected enumeration', event({ eventStatus: 'https://schema.org/EventCancelled' })],
  ['several types, each with its properties', { '@type': ['Hotel', 'Product'], sku: 'x', priceRange: '$' }],
])('%s is fine', (_, node) => {
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a node without a type', { name: 'Tarn' }, 'node: a node without @type'],
  [
    'an unknown type',
    { '@type': 'TouristSpot', name: 'Tarn' },
    'TouristSpot: TouristSpot is no type of schema.org',
  ],
  [
    'an unknown property',
    attraction({ photo_url: 'https://guide.example/1.jpg' }),
    'TouristAttraction.photo_url: photo_url is no property of schema.org',
  ],
  [
    'a property of another type',
    attraction({ startDate: '2027-02-28' }),
    'TouristAttraction.startDate: startDate is no property of TouristAttraction',
  ],
  [
    'a property that only subtypes have',
    { '@type': 'Place', touristType: 'Walkers' },
    'Place.touristType: touristType is no property of Place',
  ],
  [
    'a node of another type',
    attraction({ geo: { '@type': 'PostalAddress', postalCode: 'T1L' } }),
    'TouristAttraction.geo: PostalAddress is not of type GeoCoordinates or GeoShape',
  ],
  [
    'a supertype of what is expected',
    attraction({ geo: { '@type': 'StructuredValue', name: 'Here' } }),
    'TouristAttraction.geo: StructuredValue is not of type GeoCoordinates or GeoShape',
  ],
  [
    'a node in place of a literal',
    event({ startDate: { '@type': 'Thing', name: 'Spring' } }),
    'Event.startDate: Thing is not of type Date or DateTime',
  ],
  [
    'a mistake in a nested node',
    attraction({ geo: { '@type': 'GeoCoordinates', lat: 51 } }),
    'TouristAttraction.geo.lat: lat is no property of schema.org',
  ],
  [
    'a number in place of text',
    { '@type': 'Hotel', priceRange: 200 },
    'Hotel.priceRange: 200 is not of type Text',
  ],
  [
    'words in place of a whole number',
    { '@type': 'AggregateRating', reviewCount: 'many' },
    'AggregateRating.reviewCount: "many" is not of type Integer',
  ],
  [
    'words in place of any number',
    { '@type': 'QuantitativeValue', minValue: 'few' },
    'QuantitativeValue.minValue: "few" is not of type Number',
  ],
  [
    'a fraction in place of a whole number',
    { '@type': 'AggregateRating', reviewCount: 4.5 },
    'AggregateRating.reviewCount: 4.5 is not of type Integer',
  ],
  [
    'words in place of a boolean',
    attraction({ isAccessibleForFree: 'yes' }),
    'TouristAttraction.isAccessibleForFree: "yes" is not of type Boolean',
  ],
  [
    'a boolean in place of text',
    { '@type': 'Hotel', priceRange: true },
    'Hotel.priceRange: true is not of type Text',
  ],
  ['null', { '@type': 'Hotel', priceRange: null }, 'Hotel.priceRange: null is not of type Text'],
  [
    'words in place of a date',
    event({ startDate: 'mid-November' }),
    'Event.startDate: "mid-November" is not of type Date or DateTime',
  ],
  [
    'a day that no calendar has',
    event({ startDate: '2027-13-01' }),
    'Event.startDate: "2027-13-01" is not of type Date or DateTime',
  ],
  [
    'a relative address',
    attraction({ url: '/attractions/tarn' }),
    'TouristAttraction.url: "/attractions/tarn" is not of type URL',
  ],
  [
    'a term that schema.org does not have',
    event({ eventStatus: 'https://schema.org/EventLikely' }),
    'Event.eventStatus: "https://schema.org/EventLikely" is not of type EventStatusType',
  ],
  [
    'a member of another enumeration',
    event({ eventStatus: 'https://schema.org/InStock' }),
    'Event.eventStatus: "https://schema.org/InStock" is not of type EventStatusType',
  ],
  [
    'a superseded property',
    attraction({ reviews: 'Nice' }),
    'TouristAttraction.reviews: reviews is superseded by review',
  ],
  [
    'a superseded type',
    { '@type': 'Season', name: 'One' },
    'Season: Season is superseded by CreativeWorkSeason',
  ],
])('%s is a problem', (_, node, problem) => {
  expect(schemaOrgProblems(node)).toEqual([problem]);
});
