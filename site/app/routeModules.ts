import type { RouteDefinition, RouteModule } from './routeTable.ts';

const modules = new Map<string, RouteModule>();
const pending = new Map<string, Promise<RouteModule>>();

/** Loads the module of a route once; later calls get the same promise. A failed load is tried again next time. */
export function loadRouteModule(route: RouteDefinition): Promise<RouteModule> {
  const running = pending.get(route.file);
  if (running) return running;
  const promise = route.load().then((module) => {
    modules.set(route.file, module);
    return module;
  });
  promise.catch(() => pending.delete(route.file));
  pending.set(route.file, promise);
  return promise;
}

/** The module of a route when it is already here, so that prerendering and hydration need not wait. */
export function loadedRouteModule(route: RouteDefinition): RouteModule | undefined {
  return modules.get(route.file);
}
