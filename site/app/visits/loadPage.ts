import { preload, type useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { FetchError, fetchDetail, fetchPublished } from '../../data/requestJson.ts';
import { type PublishedUrl, published } from '../../data/published.ts';
import { withTimeout } from '../../ui/hydration/importWithRetry.ts';
import { forgetFailure, loadRouteModule } from '../routeModules.ts';
import { matchRoute, type RouteDefinition } from '../routeTable.ts';

/** Cache of published files while the guide is open. */
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

/**
 * Files worth three attempts of which one was made in vain, for a link that was only touched. A visit makes the others;
 * until then nothing more is asked.
 */
const lookedAhead = new Set<string>();

/** When code or data failed, by its file. */
const failedAt = new Map<string, number>();

const matchAt = (address: string, site: Site) =>
  matchRoute(new URL(address, window.location.origin).pathname, site);

/** Loads a file. One that failed a moment ago fails again without a request. */
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
    route.id,
    () => loadRouteModule(route),
    () => forgetFailure(route),
  );

/** Makes the attempts that a file is worth, those for a touched link included. */
async function fetchFile(url: PublishedUrl<unknown>, chosen: boolean): Promise<unknown> {
  if (lists.has(url)) return fetchPublished(url);
  const spent = lookedAhead.delete(url) ? 1 : 0;
  if (chosen) return fetchDetail(url, spent);
  try {
    return await fetchPublished(url);
  } catch (error) {
    lookedAhead.add(url);
    throw error;
  }
}

async function fetchInto(
  url: PublishedUrl<unknown>,
  { mutate }: PublishedCache,
  chosen: boolean,
): Promise<unknown> {
  const data = await fetchFile(url, chosen);
  await mutate(url, data, { revalidate: false });
  requests.delete(url);
  return data;
}

/** Asks for a file; a request on its way, or one that failed a moment ago, counts for a visit as one attempt. */
function request(url: PublishedUrl<unknown>, swr: PublishedCache, chosen: boolean): Promise<unknown> {
  const earlier = requests.get(url);
  if (!earlier) return fetchInto(url, swr, chosen);
  return chosen ? earlier.catch((error: unknown) => askOn(error)) : earlier;

  function askOn(error: unknown): Promise<unknown> {
    if (lookedAhead.has(url)) return fetchInto(url, swr, chosen);
    throw error;
  }
}

/** Loads a published file; an answer that says no is an answer, which the page shows in its own words. */
async function loadData(url: PublishedUrl<unknown>, swr: PublishedCache, chosen: boolean): Promise<void> {
  const start = () => {
    if (!chosen && lookedAhead.has(url)) return Promise.resolve();
    const asked = request(url, swr, chosen);
    requests.set(url, asked);
    return asked;
  };
  try {
    await load(url, start, () => requests.delete(url));
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
  }
}

/** Returns true if the open page knows a page at an address. */
export const isKnown = (address: string, site: Site): boolean => matchAt(address, site).route.path !== '*';

/** Loads module and data of a page; all that it takes when the page was chosen. Rejects when one of them does not come. */
export async function loadPage(
  address: string,
  site: Site,
  swr: PublishedCache,
  chosen: boolean,
): Promise<void> {
  const { route, data } = matchAt(address, site);
  const isMissing = (url: string) => swr.cache.get(url)?.data === undefined && !(url in swr.fallback);
  const missing = data.filter(isMissing);
  await withTimeout(Promise.all([loadModule(route), ...missing.map((url) => loadData(url, swr, chosen))]));
}

/**
 * Hands the requests that are on their way to the page that is about to wait for them, so that it does not ask again. The
 * page hears of answers; of one that does not come, the visit does.
 */
export function handOverRequests(address: string, site: Site): void {
  for (const url of matchAt(address, site).data) {
    const asked = requests.get(url);
    if (!asked) continue;
    const answered = asked.catch((error: unknown) => {
      if (error instanceof FetchError) throw error;
      return new Promise(() => {});
    });
    void preload(url, () => answered);
  }
}

/** Hands the answers that said no to the page that is about to show them, so that it does not ask again. */
export function handOverRefusals(address: string, site: Site): void {
  for (const url of matchAt(address, site).data) {
    const refused = requests.get(url);
    if (!refused) continue;
    forgetRequest(url);
    void preload(url, () => refused);
  }
}

function forgetRequest(url: string): void {
  requests.delete(url);
  failedAt.delete(url);
}

/** Forgets the answers that a page has heard by itself. */
export function forgetAnswers(address: string, site: Site): void {
  for (const url of matchAt(address, site).data) forgetRequest(url);
}

/** Has the next visit ask at once for what did not come. */
export function forgetFailures(): void {
  for (const file of failedAt.keys()) failedAt.set(file, -Infinity);
}
