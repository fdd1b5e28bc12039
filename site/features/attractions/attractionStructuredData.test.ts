import { expect, test } from 'vitest';
import type { AttractionDetail, Picture } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import { attractionStructuredData } from './attractionStructuredData.ts';

const picture = (original: string): Picture => ({ ...({} as Picture), original });
const tarn: AttractionDetail = {
  ...({} as AttractionDetail),
  slug: 'tarn',
  name: 'Tarn',
  description: 'Text',
  location: 'By the road',
  latitude: '51.1',
  longitude: '-115.5',
  gallery: [picture('/images/tarn.jpg'), picture('/images/tarn-2.jpg')],
  amenities: ['Toilets'],
  reviewQuotes: ['Lovely - A visitor'],
};

test('an attraction says where it is, what it looks like and what is there, and quotes nobody', () => {
  const node = attractionStructuredData(tarn, 'https://guide.example');
  expect(node).toEqual({
    '@type': 'TouristAttraction',
    name: 'Tarn',
    description: 'Text',
    url: 'https://guide.example/attractions/tarn',
    image: ['https://guide.example/images/tarn.jpg', 'https://guide.example/images/tarn-2.jpg'],
    address: 'By the road',
    geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Toilets', value: true }],
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('an attraction without coordinates has no position', () => {
  expect(attractionStructuredData({ ...tarn, latitude: null }, '')).not.toHaveProperty('geo');
});
