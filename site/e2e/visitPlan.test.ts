import { expect, test } from 'vitest';
import { visitPlan } from './visitPlan.ts';

const routes = ['/', '/trails', '/trails/one', '/trails/two', '/map', '/places/one', '/places/two'];
const wholePaths = (...args: Parameters<typeof visitPlan>) =>
  visitPlan(...args).flatMap(({ path, isWhole }) => (isWhole ? [path] : []));

const manyTrails = Array.from({ length: 25 }, (_, index) => `/trails/walk-${index}`);

test('the first address of each kind is visited, as a whole', () => {
  expect(visitPlan(['/', ...manyTrails, '/map'], { isNightly: false })).toEqual([
    { path: '/', isWhole: true },
    { path: '/trails/walk-0', isWhole: true },
    { path: '/map', isWhole: true },
  ]);
  expect(wholePaths(routes, { isNightly: false })).toEqual([
    '/',
    '/trails',
    '/trails/one',
    '/map',
    '/places/one',
  ]);
});

test('whole looks, which wait half of the time, stand between short ones', () => {
  const named = ['/', '/map', '/trails/walk-0', '/trails/walk-1', '/trails/walk-2', '/trails/walk-3'];
  const plan = visitPlan(named, { named, isNightly: false });
  expect(plan.map(({ isWhole }) => isWhole)).toEqual([1, 0, 1, 0, 1, 0].map(Boolean));
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
  expect(visitPlan(manyTrails, { named: manyTrails, isNightly: false })).toHaveLength(25);
  expect(visitPlan(routes, { named: [], isNightly: false })).toEqual([]);
});
