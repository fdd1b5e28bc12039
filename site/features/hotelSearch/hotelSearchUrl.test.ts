import { expect, test } from 'vitest';
import { hotelSearchForm, hotelSearchUrl } from './hotelSearchUrl.ts';

const partner = {
  name: 'Rooms Example',
  url: 'https://rooms.example/search?place=Test%20Park%2C%20North&startDate=2020-01-01#list',
  hosts: ['rooms.example'],
  params: { ref: 'guide' },
};

test('the search carries the dates, the query of the partner and the affiliate parameters', () => {
  const url = new URL(hotelSearchUrl(partner, '2027-09-09', '2027-09-12'));
  expect(url.origin + url.pathname + url.hash).toBe('https://rooms.example/search#list');
  expect([...url.searchParams]).toEqual([
    ['place', 'Test Park, North'],
    ['ref', 'guide'],
    ['startDate', '2027-09-09'],
    ['endDate', '2027-09-12'],
  ]);
});

test('a form without a script sends the same but for the dates, which the visitor types', () => {
  expect(hotelSearchForm(partner)).toEqual({
    action: 'https://rooms.example/search#list',
    fields: [
      ['place', 'Test Park, North'],
      ['ref', 'guide'],
    ],
  });
});
