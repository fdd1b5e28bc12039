import { expect, test } from 'vitest';
import type { ActivityDetail, Picture } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import { activityStructuredData } from './activityStructuredData.ts';

const site = { url: 'https://guide.example', currency: 'CAD' } as const;
const tour: ActivityDetail = {
  ...({} as ActivityDetail),
  slug: 'tour',
  name: 'Tour',
  description: 'Text',
  location: 'At the dock',
  latitude: '51.1',
  longitude: '-115.5',
  gallery: [{ ...({} as Picture), original: '/images/tour.jpg' }],
  price: '80',
  pricePer: 'person',
  priceProvenance: { source: 'https://tours.example/', status: 'secondary', verifiedOn: null },
  rating: 4.5,
  ratingScale: 5,
  reviewCount: 12,
};

test('an activity says where it goes, who runs it and what it costs', () => {
  const node = activityStructuredData(tour, site);
  expect(node).toEqual({
    '@type': 'TouristTrip',
    name: 'Tour',
    description: 'Text',
    url: 'https://guide.example/activities/tour',
    image: ['https://guide.example/images/tour.jpg'],
    itinerary: {
      '@type': 'Place',
      address: 'At the dock',
      geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
    },
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '80',
        priceCurrency: 'CAD',
        unitText: 'person',
      },
    },
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('a place to eat is a FoodEstablishment with its own address', () => {
  const node = activityStructuredData(
    { ...tour, category: 'dining', price: null, priceProvenance: null },
    site,
  );
  expect(node).toEqual({
    '@type': 'FoodEstablishment',
    name: 'Tour',
    description: 'Text',
    url: 'https://guide.example/activities/tour',
    image: ['https://guide.example/images/tour.jpg'],
    address: 'At the dock',
    geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});
