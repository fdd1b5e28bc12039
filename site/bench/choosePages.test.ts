import { expect, test } from 'vitest';
import { choosePages } from './choosePages.ts';

const routes = ['/', '/places', '/map', '/places/tarn', '/places/mine', '/walks/ridge'];

test('without arguments, one page of each route is audited', () => {
  expect(choosePages([], routes)).toEqual(['/', '/places', '/map', '/places/tarn', '/walks/ridge']);
});

test('--all audits every page', () => {
  expect(choosePages(['--all'], routes)).toEqual(routes);
});

test('paths audit those pages', () => {
  expect(choosePages(['/places/mine', '/'], routes)).toEqual(['/places/mine', '/']);
});

test.each(['/nowhere', '--al'])('%s is refused by name', (arg) => {
  expect(() => choosePages(['/', arg], routes)).toThrow(`No page of the guide: ${arg}`);
});
