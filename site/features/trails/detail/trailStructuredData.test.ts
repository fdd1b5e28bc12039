import { expect, test } from 'vitest';
import type { Picture, TrailDetail } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../../test/schemaOrgProblems.ts';
import { trailStructuredData } from './trailStructuredData.ts';

const ridge: TrailDetail = {
  ...({} as TrailDetail),
  slug: 'ridge',
  name: 'Ridge',
  description: 'Text',
  location: 'At the pass',
  latitude: '51.1',
  longitude: '-115.5',
  gallery: [{ ...({} as Picture), original: '/images/ridge.jpg' }],
  rating: 4.5,
  ratingScale: 5,
  reviewCount: 12,
};

test('a trail says where it starts and what it looks like', () => {
  const node = trailStructuredData(ridge, 'https://guide.example');
  expect(node).toEqual({
    '@type': 'TouristAttraction',
    name: 'Ridge',
    description: 'Text',
    url: 'https://guide.example/hiking-trails/ridge',
    image: ['https://guide.example/images/ridge.jpg'],
    address: 'At the pass',
    geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('a trail without coordinates has no position', () => {
  expect(trailStructuredData({ ...ridge, longitude: null }, '')).not.toHaveProperty('geo');
});
