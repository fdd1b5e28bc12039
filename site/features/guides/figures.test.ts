import { capitalize } from '../../ui/text/capitalize.ts';
import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';
import { telephoneHref } from './telephoneHref.ts';

test.each([
  [11, '$11.00'],
  [147.5, '$147.50'],
  [0.5, '$0.50'],
  [0, 'Free'],
])('%f dollars read %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

test.each([
  ['911', 'tel:911'],
  ['403-762-1470', 'tel:4037621470'],
  ['+1 (403) 762.2222', 'tel:+14037622222'],
])('%s is dialled by %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});

test('a word gets a capital, the rest of it stays', () => {
  expect([capitalize('daily'), capitalize('youth pass'), capitalize('')]).toEqual([
    'Daily',
    'Youth pass',
    '',
  ]);
});
