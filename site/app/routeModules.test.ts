import { expect, test, vi } from 'vitest';
import { forgetFailure, loadedRouteModule, loadRouteModule } from './routeModules.ts';
import type { RouteDefinition, RouteModule } from './routeTable.ts';

const page: RouteModule = { default: () => null };
let count = 0;

/** A route whose module is loaded by a function of the test. */
function routeWith(load: () => Promise<RouteModule>): RouteDefinition {
  const id = `route-${++count}`;
  return { id, path: `/${id}`, load, data: () => [] };
}
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a module is loaded once', async () => {
  const load = vi.fn<() => Promise<RouteModule>>().mockResolvedValue(page);
  const route = routeWith(load);
  expect(loadedRouteModule(route)).toBeUndefined();
  expect(await Promise.all([loadRouteModule(route), loadRouteModule(route)])).toEqual([page, page]);
  expect(loadedRouteModule(route)).toBe(page);
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that does not come is tried again once, and may come then', async () => {
  const load = vi
    .fn<() => Promise<RouteModule>>()
    .mockImplementationOnce(unreachable)
    .mockResolvedValue(page);
  expect(await loadRouteModule(routeWith(load))).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that failed is not asked for again, however often it is asked for, until that is forgotten', async () => {
  const load = vi.fn<() => Promise<RouteModule>>().mockImplementation(unreachable);
  const route = routeWith(load);
  for (let renders = 0; renders < 10; renders++) {
    await expect(loadRouteModule(route)).rejects.toThrow('Failed to fetch');
  }
  expect(load).toHaveBeenCalledTimes(2);
  forgetFailure(route);
  load.mockResolvedValue(page);
  expect(await loadRouteModule(route)).toBe(page);
  expect(load).toHaveBeenCalledTimes(3);
});

test('one that is there is not forgotten', async () => {
  const route = routeWith(() => Promise.resolve(page));
  await loadRouteModule(route);
  forgetFailure(route);
  expect(loadedRouteModule(route)).toBe(page);
});

test('one that never answers has failed in the end, and is not asked for twice', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<RouteModule>>().mockReturnValue(new Promise(() => {}));
  const [failed] = await Promise.allSettled([loadRouteModule(routeWith(load)), vi.runAllTimersAsync()]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('too late') },
  });
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
