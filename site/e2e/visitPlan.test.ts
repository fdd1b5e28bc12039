import { expect, test } from 'vitest';
import { visitPlan } from './visitPlan.ts';

const routes = ['/', '/trails', '/trails/one', '/trails/two', '/map', '/places/one', '/places/two'];
const wholePaths = (...args: Parameters<typeof visitPlan>) =>
  visitPlan(...args).flatMap(({ path, isWhole }) => (isWhole ? [path] : []));

test('every address is visited once, and one of each kind is looked at as a whole', () => {
  const visited = visitPlan(routes, { isNightly: false }).map(({ path }) => path);
  expect(visited.toSorted()).toEqual(routes.toSorted());
  expect(wholePaths(routes, { isNightly: false })).toEqual([
    '/',
    '/trails',
    '/trails/one',
    '/map',
    '/places/one',
  ]);
});

test('whole looks, which wait half of the time, stand between short ones', () => {
  const short = ['three', 'four', 'five', 'six'].map((name) => `/trails/${name}`);
  const plan = visitPlan([...routes, ...short], { isNightly: false });
  expect(plan.map(({ isWhole }) => isWhole)).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1].map(Boolean));
});

test('at night all of them are looked at as a whole', () => {
  expect(wholePaths(routes, { isNightly: true })).toEqual(routes);
});

test('those that are named stand for the rest; a name that is no address is none', () => {
  const plan = visitPlan(routes, { named: ['/trails/two', '/places/two', '/nowhere'], isNightly: false });
  expect(plan).toEqual([
    { path: '/trails/two', isWhole: true },
    { path: '/places/two', isWhole: true },
  ]);
  expect(visitPlan(routes, { named: [], isNightly: false })).toEqual([]);
});
