import { preload, type useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { FetchError } from '../../data/FetchError.ts';
import { fetchDetail } from '../../data/fetchDetail.ts';
import { fetchPublished } from '../../data/fetchPublished.ts';
import { type PublishedUrl, published } from '../../data/published.ts';
import { withTimeout } from '../../ui/withTimeout.ts';
import { forgetFailure, loadRouteModule } from '../routeModules.ts';
import { matchRoute, type RouteDefinition } from '../routeTable.ts';

/** Where published files are kept while the guide is open. */
export type PublishedCache = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'fallback' | 'mutate'>;

/** Milliseconds for which a failure holds: a link that is touched and then pressed asks for its page once, not twice. */
const failureHolds = 5000;

/** Files that are asked for once: all others are worth three attempts. */
const lists = new Set<PublishedUrl<unknown>>([
  published.attractions,
  published.activities,
  published.accommodations,
  published.events,
  published.trails,
]);

/** Requests on their way, and those that failed a moment ago. */
const requests = new Map<string, Promise<unknown>>();

/** When code or data failed, by its file. */
const failedAt = new Map<string, number>();

const matchAt = (address: string, site: Site) =>
  matchRoute(new URL(address, window.location.origin).pathname, site);

/** Loads a file; one that failed a moment ago has failed for whoever asks now. */
async function load(file: string, start: () => Promise<unknown>, forget: () => void): Promise<void> {
  if (performance.now() - (failedAt.get(file) ?? Infinity) > failureHolds) {
    failedAt.delete(file);
    forget();
  }
  try {
    await start();
  } catch (error) {
    if (!failedAt.has(file)) failedAt.set(file, performance.now());
    throw error;
  }
}

const loadModule = (route: RouteDefinition) =>
  load(
    route.file,
    () => loadRouteModule(route),
    () => forgetFailure(route),
  );

async function fetchInto(url: PublishedUrl<unknown>, { mutate }: PublishedCache): Promise<void> {
  const data = await (lists.has(url) ? fetchPublished(url) : fetchDetail(url));
  await mutate(url, data, { revalidate: false });
  requests.delete(url);
}

/** Loads a published file; an answer that says no is an answer, which the page shows in its own words. */
async function loadData(url: PublishedUrl<unknown>, swr: PublishedCache): Promise<void> {
  const start = () => {
    const request = requests.get(url) ?? fetchInto(url, swr);
    requests.set(url, request);
    return request;
  };
  try {
    await load(url, start, () => requests.delete(url));
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
  }
}

/** Whether the guide has a page at an address, as far as the page that is open knows. */
export const isKnown = (address: string, site: Site): boolean => matchAt(address, site).route.path !== '*';

/** Loads module and data of a page. Rejects when one of them does not come. */
export async function loadPage(address: string, site: Site, swr: PublishedCache): Promise<void> {
  const { route, data } = matchAt(address, site);
  const isMissing = (url: string) => swr.cache.get(url)?.data === undefined && !(url in swr.fallback);
  const missing = data.filter(isMissing);
  await withTimeout(Promise.all([loadModule(route), ...missing.map((url) => loadData(url, swr))]));
}

/** Hands the answers that said no to the page that is about to show them, so that it does not ask again. */
export function handOverRefusals(address: string, site: Site): void {
  for (const url of matchAt(address, site).data) {
    const request = requests.get(url);
    if (!request) continue;
    requests.delete(url);
    failedAt.delete(url);
    void preload(url, () => request);
  }
}

/** Has the next visit ask at once for what did not come. */
export function forgetFailures(): void {
  for (const file of failedAt.keys()) failedAt.set(file, -Infinity);
}
