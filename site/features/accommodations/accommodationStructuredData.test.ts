import { expect, test } from 'vitest';
import type { AccommodationDetail, Picture, Provenance } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import { withSupertypes } from '../../test/schemaOrgVocabulary.ts';
import { accommodationStructuredData } from './accommodationStructuredData.ts';

const real: Provenance = { source: 'https://inn.example/', status: 'official', verifiedOn: null };
const illustrative: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };
const inn = (over: Partial<AccommodationDetail>): AccommodationDetail => ({
  ...({} as AccommodationDetail),
  slug: 'inn',
  name: 'Inn',
  description: 'Text',
  location: 'By the lake',
  latitude: '51.1',
  longitude: '-115.5',
  type: 'hotel',
  gallery: [{ ...({} as Picture), original: '/images/inn.jpg' }],
  price: 200,
  pricePer: 'night',
  priceProvenance: real,
  rating: 8.6,
  ratingScale: 10,
  ratingProvenance: real,
  reviewCount: 120,
  amenities: ['Spa', '120 reviews'],
  ...over,
});
const data = (over: Partial<AccommodationDetail>) =>
  accommodationStructuredData(inn(over), { url: 'https://guide.example', currency: 'CAD' });

test('a real record says all it knows, and its review count is no amenity', () => {
  const node = data({});
  expect(node).toEqual({
    '@type': 'Hotel',
    name: 'Inn',
    description: 'Text',
    url: 'https://guide.example/accommodations/inn',
    image: ['https://guide.example/images/inn.jpg'],
    address: { '@type': 'PostalAddress', addressLocality: 'By the lake' },
    geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Spa', value: true }],
    priceRange: 'From CA $200 per night',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 8.6, bestRating: 10, reviewCount: 120 },
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[AccommodationDetail['type'], string]>([
  ['resort', 'Resort'],
  ['hotel', 'Hotel'],
  ['hostel', 'Hostel'],
  ['campground', 'Campground'],
])('a %s is a %s, a kind of LodgingBusiness', (type, typeName) => {
  const node = data({ type });
  expect(node).toHaveProperty('@type', typeName);
  expect(withSupertypes(typeName)).toContain('LodgingBusiness');
  expect(schemaOrgProblems(node)).toEqual([]);
});

test.each<[string, Partial<AccommodationDetail>, string]>([
  ['an illustrative price', { priceProvenance: illustrative }, 'priceRange'],
  ['no price', { price: null }, 'priceRange'],
  ['an illustrative rating', { ratingProvenance: illustrative }, 'aggregateRating'],
  ['no rating', { rating: null, ratingScale: null, ratingProvenance: null }, 'aggregateRating'],
  ['a rating without a review count', { reviewCount: null }, 'aggregateRating'],
  ['no coordinates', { latitude: null }, 'geo'],
])('%s stays out', (_, over, property) => {
  expect(data(over)).not.toHaveProperty(property);
});
