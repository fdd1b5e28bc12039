import { expect, test } from 'vitest';
import { isPageAddress, withoutDay } from './pageDay.ts';

test('pages of two days are the same without their day', () => {
  const page = (day: string) => `<p>"builtOn"</p><script>{"builtOn":"${day}","name":"2027-01-14"}</script>`;
  expect(withoutDay(page('2027-01-14'))).toBe(withoutDay(page('2027-01-15')));
  expect(withoutDay(page('2027-01-14'))).toBe(page(''));
});

test.each([
  ['/', true],
  ['/trails/lake-agnes', true],
  ['/v1.2/trails', true],
  ['/trails/lake.', true],
  ['/api/site.json', false],
  ['/assets/entry.A1b2.JS', false],
  ['/tracks/lake-agnes.mp4', false],
])('%s is the address of a page: %s', (path, isPage) => {
  expect(isPageAddress(path)).toBe(isPage);
});
