import { importWithRetry } from '../ui/hydration/importWithRetry.ts';
import type { RouteDefinition, RouteModule } from './routeTable.ts';

const modules = new Map<string, RouteModule>();
const pending = new Map<string, Promise<RouteModule>>();

/**
 * Loads the module of a route once, with one retry; later calls get the same promise. One that failed is the answer until
 * `forgetFailure`, since React asks with every render.
 */
export function loadRouteModule(route: RouteDefinition): Promise<RouteModule> {
  let promise = pending.get(route.id);
  if (!promise) {
    promise = importWithRetry(route.load).then((module) => {
      modules.set(route.id, module);
      return module;
    });
    pending.set(route.id, promise);
  }
  return promise;
}

/** Has the next call ask again for a module that did not come. */
export function forgetFailure({ id }: RouteDefinition): void {
  if (!modules.has(id)) pending.delete(id);
}

/** Returns the module of a route if it is loaded already, so that prerendering and hydration need not wait. */
export function loadedRouteModule(route: RouteDefinition): RouteModule | undefined {
  return modules.get(route.id);
}
