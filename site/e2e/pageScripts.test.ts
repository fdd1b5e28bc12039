import { expect, test } from 'vitest';
import { choosePages } from './pageScripts.ts';

const routes = ['/', '/places', '/map', '/places/tarn', '/places/mine', '/walks/ridge'];

test('without arguments, one page of each route is audited', () => {
  expect(choosePages({}, routes)).toEqual(['/', '/places', '/map', '/places/tarn', '/walks/ridge']);
});

test('all audits every page', () => {
  expect(choosePages({ all: true }, routes)).toEqual(routes);
});

test('paths audit those pages', () => {
  expect(choosePages({ paths: ['/places/mine', '/'] }, routes)).toEqual(['/places/mine', '/']);
});

test.each([false, true])('a path that is no page is refused by name (all: %s)', (all) => {
  expect(() => choosePages({ all, paths: ['/', '/nowhere'] }, routes)).toThrow('no page /nowhere');
});
