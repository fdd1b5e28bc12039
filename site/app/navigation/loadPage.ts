import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import { preload, type useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { withoutBase } from '../../base/guideBase.ts';
import type { PublishedUrl } from '../../data/published.ts';
import { fetcher } from '../../data/requestJson.ts';
import type { PageProps } from '../../routes/frames/LoadingPage.tsx';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import { matchRoute, type RouteDefinition, type RouteMatch } from '../routes.ts';

type PageComponent = ComponentType<PageProps>;
type Swr = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'fallback' | 'mutate'>;

/** Components of the pages whose code is here, by the id of their route. */
const components = new Map<string, PageComponent>();

/** Milliseconds that a visitor waits for the code of the next page. Retry waits for the same request again. */
const patience = 10_000;

/** Imports the component of a page, with one retry. */
export async function loadComponent({ id, lazy }: RouteDefinition, limit?: number): Promise<PageComponent> {
  const component = components.get(id) ?? (await importWithRetry(lazy, limit)).default;
  components.set(id, component);
  return component;
}

/** What a page waits for: code and files where the page before stays meanwhile, code where it shows that it loads. */
export type Awaited = 'code' | 'all';

const loads: Record<Awaited, WeakMap<Location, Promise<PageComponent>>> = {
  code: new WeakMap(),
  all: new WeakMap(),
};

const isMissing = (url: string, { cache, fallback }: Swr) =>
  cache.get(url)?.data === undefined && !(url in fallback);

/** Loads a published file into SWR's cache. The hook that asks for it next gets the same answer, a failure included. */
async function loadFile(url: PublishedUrl<unknown>, { mutate }: Swr): Promise<void> {
  await mutate(url, await preload(url, fetcher), { revalidate: false });
}

/** Returns the component of a page if all that it waits for was here before anything waited. */
export function loadedPage(
  location: Location,
  { route, files }: RouteMatch,
  swr: Swr,
  awaited: Awaited,
): PageComponent | undefined {
  const waits = awaited === 'all' && files.some((url) => isMissing(url, swr));
  if (waits || loads[awaited].has(location)) return undefined;
  return components.get(route.id);
}

async function load({ route, files }: RouteMatch, swr: Swr, awaited: Awaited): Promise<PageComponent> {
  if (route.path === '*' && document.documentElement.dataset.hydrated === 'true') {
    // The content that is published may be newer than the page that was open: the host knows.
    window.location.reload();
    return new Promise(() => {});
  }
  const missing = awaited === 'all' ? files.filter((url) => isMissing(url, swr)) : [];
  // The page says itself which of its files did not come.
  const loading = missing.map((url) => loadFile(url, swr).catch(() => {}));
  try {
    const [component] = await Promise.all([loadComponent(route, patience), ...loading]);
    return component;
  } catch (error) {
    // No page is there to take the failures of its files over.
    for (const url of missing) void swr.mutate(url);
    throw error;
  }
}

/** Loads what the page at a location waits for, once until `forgetLoad`. Rejects if its code does not come. */
export function loadPage(
  location: Location,
  match: RouteMatch,
  swr: Swr,
  awaited: Awaited,
): Promise<PageComponent> {
  const loading = loads[awaited].get(location) ?? load(match, swr, awaited);
  loads[awaited].set(location, loading);
  return loading;
}

/** Has the page at a location load anew after a failure. */
export function forgetLoad(location: Location): void {
  loads.code.delete(location);
  loads.all.delete(location);
}

/** Milliseconds for which a failure holds: a link that is touched and then pressed asks once. */
const failureHolds = 5000;

/** Loads what the page at an address needs ahead of a navigation. */
export function prefetch(to: string, site: Site, swr: Swr): void {
  const { pathname } = new URL(to, window.location.origin);
  const { route, files } = matchRoute(pathname, site);
  if (route.path === '*' || !navigator.onLine) return;
  // SWR would hand a failure to the page, however late it opens.
  const forget = (url: string) => withoutBase(window.location.pathname) !== pathname && void swr.mutate(url);
  route.lazy().catch(() => {});
  for (const url of files.filter((file) => isMissing(file, swr))) {
    loadFile(url, swr).catch(() => setTimeout(forget, failureHolds, url));
  }
}
