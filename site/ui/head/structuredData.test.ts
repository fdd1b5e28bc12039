import { expect, test } from 'vitest';
import type { Picture, Provenance, Site } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../../test/schemaOrgProblems.ts';
import {
  amenityFeature,
  breadcrumbList,
  geoCoordinates,
  imageUrls,
  isReal,
  itemList,
  offers,
  webSite,
} from './structuredData.ts';

const url = 'https://guide.example';
const real: Provenance = { source: 'https://tours.example/', status: 'secondary', verifiedOn: null };
const illustrative: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };
const priced = { price: '90', pricePer: 'canoe hour', priceProvenance: real };

test('the guide is a WebSite with its language and licence', () => {
  const licence = { name: 'Free', url: 'https://licence.example/' };
  const site: Site = { ...({} as Site), name: 'Guide', url, tagline: 'A guide.', language: 'en-CA', licence };
  const node = webSite(site);
  expect(node).toEqual({
    '@type': 'WebSite',
    name: 'Guide',
    url: 'https://guide.example/',
    description: 'A guide.',
    inLanguage: 'en-CA',
    license: 'https://licence.example/',
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('a list numbers its records from 1 and gives their absolute addresses', () => {
  const node = itemList(url, '/places', [
    { slug: 'tarn', name: 'Tarn' },
    { slug: 'mine', name: 'Mine' },
  ]);
  expect(node).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tarn', url: 'https://guide.example/places/tarn' },
      { '@type': 'ListItem', position: 2, name: 'Mine', url: 'https://guide.example/places/mine' },
    ],
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('breadcrumbs number their steps and give their absolute addresses', () => {
  const node = breadcrumbList(url, [
    { name: 'Places', path: '/places' },
    { name: 'Tarn', path: '/places/tarn' },
  ]);
  expect(node).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Places', item: 'https://guide.example/places' },
      { '@type': 'ListItem', position: 2, name: 'Tarn', item: 'https://guide.example/places/tarn' },
    ],
  });
  expect(schemaOrgProblems(node)).toEqual([]);
});

test('pictures are the absolute addresses of their originals, in order', () => {
  const picture = (original: string): Picture => ({ ...({} as Picture), original });
  expect(imageUrls(url, [picture('/images/b.jpg'), picture('/images/a.jpg')])).toEqual([
    'https://guide.example/images/b.jpg',
    'https://guide.example/images/a.jpg',
  ]);
});

test.each([
  { latitude: null, longitude: '-115.5' },
  { latitude: '51.1', longitude: null },
])('half a position is none: %o', (place) => {
  expect(geoCoordinates(place)).toEqual({});
});

test('a position and amenities are properties of a place', () => {
  const place = {
    '@type': 'Place',
    ...geoCoordinates({ latitude: '51.1', longitude: '-115.5' }),
    amenityFeature: amenityFeature(['Toilets']),
  };
  expect(place).toEqual({
    '@type': 'Place',
    geo: { '@type': 'GeoCoordinates', latitude: '51.1', longitude: '-115.5' },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Toilets', value: true }],
  });
  expect(schemaOrgProblems(place)).toEqual([]);
});

test('a figure is real unless it is an example or has no source', () => {
  const unverified: Provenance = { ...real, status: 'unverified' };
  expect([real, illustrative, unverified, null].map(isReal)).toEqual([true, false, false, false]);
});

test('an offer says what its price buys', () => {
  const trip = { '@type': 'TouristTrip', ...offers(priced, 'CAD') };
  expect(trip).toEqual({
    '@type': 'TouristTrip',
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '90',
        priceCurrency: 'CAD',
        unitText: 'canoe hour',
      },
    },
  });
  expect(schemaOrgProblems(trip)).toEqual([]);
});

test.each([
  ['an example price', { ...priced, priceProvenance: illustrative }],
  ['a price without a source', { ...priced, priceProvenance: null }],
  ['no price', { ...priced, price: null }],
])('%s is no offer', (_, record) => {
  expect(offers(record, 'CAD')).toEqual({});
});

test('a price of zero is an offer: it is free', () => {
  expect(offers({ ...priced, price: '0' }, 'CAD')).toHaveProperty('offers.priceSpecification.price', '0');
});
