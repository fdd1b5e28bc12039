import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker, type TestWorker } from '../functions/test/startWorker.ts';
import { type Move } from '../pipeline/derive/moves.ts';
import { headersFile } from '../pipeline/emit/host/headersFile.ts';
import { movedDocuments, redirectPages, redirectsFile } from '../pipeline/emit/host/hostFiles.ts';

/*
 * The host and the function together, over the files that the pipeline writes for both: statuses, caching, redirects.
 */
const moves: Move[] = (
  ['attraction', 'activity', 'accommodation', 'trail', 'event', 'guide', 'page'] as const
).map((kind) => ({ kind, former: kind === 'guide' ? 'before-guide' : 'before', slug: 'now' }));

const page = (words: string) => `<!doctype html><title>${words}</title><h1>${words}</h1>`;
const kinds = ['attractions', 'activities', 'accommodations', 'hiking-trails', 'events'];
const files = {
  _headers: headersFile([], null, { builtOn: '2026-11-20' }),
  _redirects: redirectsFile(moves, 'https://guide.example'),
  '404.html': page('No page'),
  'index.html': page('Home'),
  'now/index.html': page('A page'),
  'hiking-map/index.html': page('Trails'),
  'guides/now/index.html': page('A guide'),
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [`${kind}/index.html`, page(kind)],
      [`${kind}/404.html`, page(`None of ${kind}`)],
      [`${kind}/now/index.html`, page('A record')],
      [`api/${kind}.json`, '[]'],
      [`api/${kind}/slug/now.json`, '{"slug":"now"}'],
    ]),
  ),
  ...Object.fromEntries(movedDocuments(moves).map(({ path, value }) => [path, JSON.stringify(value)])),
  ...Object.fromEntries(
    redirectPages(moves, { url: 'https://guide.example', language: 'en' }).map(({ path, text }) => [
      path,
      text,
    ]),
  ),
  'gpx/now.gpx': '<gpx/>',
  'events.ics': 'BEGIN:VCALENDAR',
  'events/now.ics': 'BEGIN:VCALENDAR',
  'schemas/site.schema.json': '{}',
  'assets/entry.js': '1',
  'assets/fonts/a.woff2': 'a',
  'images/a.jpg': 'a',
  'icons/a.png': 'a',
  'fonts/a.woff2': 'a',
  'sw.js': '1',
  'boot.js': '1',
  'sitemap.xml': '<urlset/>',
};

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker({ files });
});
afterAll(() => worker.stop());

const get = (path: string, init: RequestInit = {}) =>
  fetch(worker.url + path, { redirect: 'manual', ...init });

/** Seconds for which an answer may be used without asking: those of its cache control, and as long as it is stale. */
function secondsKept({ headers }: Response): number {
  const control = headers.get('cache-control') ?? 'no cache control';
  if (/no-store|no-cache/.test(control)) return 0;
  const seconds = [...control.matchAll(/(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)=(\d+)/g)];
  return seconds.length === 0 ? Infinity : Math.max(...seconds.map(([, value]) => Number(value)));
}

const year = 31_536_000;

test.each([
  ['/', 0],
  ['/attractions', 0],
  ['/attractions/now', 0],
  ['/boot.js', 0],
  ['/sw.js', 0],
  ['/sitemap.xml', 0],
  ['/api/attractions.json', 0],
  ['/api/attractions', 0],
  ['/gpx/now.gpx', 0],
  ['/events.ics', 0],
  ['/events/now.ics', 0],
  ['/schemas/site.schema.json', 0],
  ['/assets/entry.js', year],
  ['/assets/fonts/a.woff2', year],
  ['/images/a.jpg', year],
  ['/icons/a.png', year],
  ['/fonts/a.woff2', year],
])('%s is there, may be kept for %i s, and is not sent again', async (path, seconds) => {
  const response = await get(path);
  expect([response.status, secondsKept(response)]).toEqual([200, seconds]);
  expect(response.headers.get('cache-control')?.match(/max-age/g)?.length ?? 1).toBe(1);
  const again = await get(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect([again.status, secondsKept(again)]).toEqual([304, seconds]);
});

const absent: [path: string, type: string][] = [
  ['/assets/nope.js', 'text/plain'],
  ['/assets/entries/nope.js', 'text/plain'],
  ['/assets/', 'text/plain'],
  ['/assets/nope.css?v=1', 'text/plain'],
  ['/assets/404', 'text/plain'],
  ['/images/nope.jpg', 'text/plain'],
  ['/images/a.jpg/b', 'text/plain'],
  ['/images/404', 'text/plain'],
  ['/icons/nope.png', 'text/plain'],
  ['/fonts/nope.woff2', 'text/plain'],
  ['/gpx/nope.gpx', 'text/plain'],
  ['/gpx/', 'text/plain'],
  ['/gpx//now', 'text/plain'],
  ['/assets/..%2fapi', 'text/plain'],
  ['/assets//nope.js', 'text/plain'],
  ['/events/nope.ics', 'text/plain'],
  ['/nope.ics', 'text/plain'],
  ['/schemas/nope.json', 'text/plain'],
  ['/api/nope', 'application/json'],
  ['/api/nope.json', 'application/json'],
  ['/api/attractions/slug/nope', 'application/json'],
  ['/api/newsletter/nope', 'application/json'],
  ['/nope', 'text/html'],
  ['/nope.js', 'text/html'],
  ['/sw.js.map', 'text/html'],
  ['/no/such/page', 'text/html'],
  ['/404', 'text/html'],
  ['/attractions/404', 'text/html'],
  ['/attractions/nope', 'text/html'],
  ['/attractions/now/plan', 'text/html'],
  ['/events/nope', 'text/html'],
  ['/events.ics/', 'text/html'],
  ['/GPX/now.gpx', 'text/html'],
  ['/fonts', 'text/html'],
  ['/_headers', 'text/html'],
  ['/_redirects', 'text/html'],
  ['/.env', 'text/html'],
  ['/%00', 'text/html'],
  ['/a%0d%0ab', 'text/html'],
  ['/attractions//nope', 'text/html'],
  ['/nope/', 'text/html'],
  ['/%E0%A4%A', 'text/html'],
  ['/..%2f..%2fwrangler.jsonc', 'text/html'],
];

test.each(absent)('%s is not there, says so as %s, and nobody keeps that', async (path, type) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await get(path, { method });
    expect([response.status, secondsKept(response)]).toEqual([404, 0]);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each(
  absent.filter(([path]) => /^\/(api|gpx|schemas)\/|\.ics$/.test(path) && !path.includes('newsletter/')),
)('a program elsewhere may read that %s is not there', async (path) => {
  for (const method of ['GET', 'HEAD'])
    expect((await get(path, { method })).headers.get('access-control-allow-origin')).toBe('*');
});

test.each(kinds)('an unknown record of %s has the page of its kind', async (kind) => {
  expect(await (await get(`/${kind}/nope`)).text()).toContain(`None of ${kind}`);
  expect(await (await get(`/${kind}/404`)).text()).toContain(`None of ${kind}`);
  expect(await (await get(`/${kind}/now/plan`)).text()).toContain('No page');
});

test('a page for an unknown address is sent whole to a browser that has it already', async () => {
  const etag = (await get('/404')).headers.get('etag') ?? '"x"';
  expect((await get('/no/page', { headers: { 'if-none-match': etag } })).status).toBe(404);
});

test.each(
  redirectsFile(moves, 'https://guide.example')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
)('the address %s leads on to %s, for as long as it does', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await get(from, { method });
    expect([response.status, response.headers.get('location'), secondsKept(response)]).toEqual([301, to, 0]);
    const isShared = /\.(gpx|ics)$/.test(from);
    expect(response.headers.get('access-control-allow-origin')).toBe(isShared ? '*' : null);
  }
  expect((await fetch(worker.url + from)).status).toBe(200);
});

test.each([
  ...kinds.map((kind) => [`/api/${kind}/slug/before`, `/api/${kind}/slug/now.json`]),
  ['/api/guides/before-guide', '/api/guides/now.json'],
  ['/api/pages/before', '/api/pages/now.json'],
])('the former document %s says that it is now %s, with and without .json', async (former, url) => {
  for (const path of [former, `${former}.json`, `${former}/`]) {
    expect(await (await get(path)).json()).toMatchObject({ movedTo: 'now', url });
  }
});

test.each([
  ['POST', '/'],
  ['DELETE', '/images/a.jpg'],
])('%s %s is refused', async (method, path) => {
  expect((await get(path, { method })).status).toBe(405);
});

test.each([
  ['POST', '/nope'],
  ['PUT', '/attractions/nope'],
  ['POST', '/assets/nope.js'],
  ['POST', '/gpx/now.gpx'],
  ['POST', '/events/now.ics'],
  ['PUT', '/api/attractions.json'],
  ['PUT', '/api/newsletter'],
])('%s %s is refused, and nobody keeps that', async (method, path) => {
  const response = await get(path, { method });
  expect([response.status, secondsKept(response)]).toEqual([405, 0]);
});

test.each([
  ['/attractions/', '/attractions'],
  ['/attractions/index.html', '/attractions'],
  ['/attractions/now.html', '/attractions/now'],
  ['/404.html', '/404'],
  ['/images//a.jpg', '/images/a.jpg'],
  ['/images/%61.jpg', '/images/a.jpg'],
  ['/assets//entry.js', '/assets/entry.js'],
  ['/assets/entry%2Ejs', '/assets/entry.js'],
  ['/api//attractions.json', '/api/attractions.json'],
  ['/events/', '/events'],
])('%s leads to %s, and nobody keeps that', async (path, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location'), secondsKept(response)]).toEqual([307, to, 0]);
});

test.each(['/gpx/now.gpx', '/events/now.ics', '/events.ics', '/api/attractions.json', '/gpx/before.gpx'])(
  'a program elsewhere may ask for %s',
  async (path) => {
    expect((await get(path, { method: 'OPTIONS' })).status).toBe(204);
    expect((await get(path)).headers.get('access-control-allow-origin')).toBe('*');
  },
);

/** Returns the status of an answer to a request with a given Host header. */
const statusFor = (host: string, path: string) =>
  new Promise<[status: number | undefined, location: string | undefined]>((resolve, reject) => {
    request(worker.url + path, { headers: { host } }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    })
      .once('error', reject)
      .end();
  });

test.each(['evil.example', 'evil.example:81', 'localhost'])(
  'a request that names the host %s is led nowhere else',
  async (host) => {
    expect(await statusFor(host, '/gpx/before.gpx')).toEqual([301, '/gpx/now.gpx']);
    expect(await statusFor(host, '/attractions/before')).toEqual([301, '/attractions/now']);
    expect(await statusFor(host, '/attractions/nope')).toEqual([404, undefined]);
  },
);
