import { capitalize } from '../../ui/text/text.ts';
import { expect, test } from 'vitest';
import { feeText } from './fees/PassesSection.tsx';
import { telephoneHref } from './emergency/EmergencyBanner.tsx';

test.each([
  [11, 'CAD', '$11.00'],
  [147.5, 'CAD', '$147.50'],
  [0.5, 'CAD', '$0.50'],
  [0, 'CAD', 'Free'],
  [1200, 'EUR', '€1200.00'],
  [500, 'JPY', '¥500'],
])('a fee of %f %s reads %s', (amount, currency, text) => {
  expect(feeText(amount, currency)).toBe(text);
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
