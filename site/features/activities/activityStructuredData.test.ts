import { expect, test } from 'vitest';
import type { ActivityDetail } from '#schemas/types/published.ts';
import { activityStructuredData } from './activityStructuredData.ts';

const site = { url: 'https://guide.example', currency: 'CAD' };
const activity = (over: Partial<ActivityDetail>): ActivityDetail => ({
  ...({} as ActivityDetail),
  slug: 'tour',
  name: 'Tour',
  description: 'Text',
  imageUrl: '/images/tour.jpg',
  price: '80',
  priceProvenance: { source: 'https://tours.example/', status: 'secondary', verifiedOn: null },
  ...over,
});

test('a real price is an offer in the currency of the guide', () => {
  expect(activityStructuredData(activity({}), site)).toEqual({
    '@type': 'TouristTrip',
    name: 'Tour',
    description: 'Text',
    url: 'https://guide.example/activities/tour',
    image: 'https://guide.example/images/tour.jpg',
    offers: {
      '@type': 'Offer',
      price: '80',
      priceCurrency: 'CAD',
      url: 'https://guide.example/activities/tour',
    },
  });
});

test.each<[string, Partial<ActivityDetail>]>([
  [
    'an illustrative price',
    { priceProvenance: { source: 'illustrative', status: 'unverified', verifiedOn: null } },
  ],
  ['no price', { price: null, priceProvenance: null }],
])('%s is no offer', (_, over) => {
  expect(activityStructuredData(activity(over), site)).not.toHaveProperty('offers');
});
