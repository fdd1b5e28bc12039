import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#schemas/rules/securityHeaders.ts';
import { type Expected, checkDeployment } from './checkDeployment.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = 'https://guide.ca';

const expected: Expected = {
  host: 'cloudflare',
  url: address,
  version: 'v1',
  hasNewsletter: true,
};

interface Answer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

const pages = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-encoding': 'identity',
  'content-type': 'text/html',
};
const home = `<link rel="canonical" href="${address}/"><script src="/assets/app.js"></script>`;

/** Answers of a host on which all is well. */
const well: Record<string, Answer> = {
  '/': { body: home, headers: pages },
  '/attractions': { body: 'Attractions', headers: pages },
  '/assets/app.js': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  '/sw.js': { headers: { 'cache-control': 'no-cache', 'content-type': 'text/javascript' } },
  '/api/hiking-trails.json': { body: '[]', headers: { 'content-encoding': 'identity' } },
  '/api/newsletter': { status: 405 },
  '/version.json': { body: '{"version":"v1","builtOn":"2026-11-24"}' },
};

async function look(changes: Record<string, Answer> = {}, other: Partial<Expected> = {}): Promise<string[]> {
  const answers: Record<string, Answer> = { ...well, ...changes };
  server.use(
    http.get(`${address}/*`, ({ request }) => {
      const {
        status = 200,
        body = '',
        headers = {},
      } = answers[new URL(request.url).pathname] ?? { status: 404 };
      return new HttpResponse(body, { status, headers });
    }),
  );
  const findings = await checkDeployment(address, { ...expected, ...other });
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(pages).filter(([other]) => other !== name));

test('a host on which all is well has no fault', async () => {
  expect(await look()).toEqual([]);
});

test.each<[string, Record<string, Answer>]>([
  ['error: https://guide.ca answers with 503.', { '/': { status: 503 } }],
  [
    'error: The home page says that its address is https://larch.example/, not https://guide.ca.',
    { '/': { body: home.replaceAll(address, 'https://larch.example'), headers: pages } },
  ],
  [
    'warning: /attractions answers with 301 instead of the page.',
    { '/attractions': { status: 301, headers: { location: '/attractions/' } } },
  ],
  [
    'error: Headers are missing: x-frame-options.',
    { '/': { body: home, headers: without('x-frame-options') } },
  ],
  [
    'error: Headers are missing: content-security-policy.',
    { '/': { body: home, headers: without('content-security-policy') } },
  ],
  [
    'error: /assets/no-such-file.js answers with 200 and cache-control "".',
    { '/assets/no-such-file.js': { body: home } },
  ],
  [
    'error: /assets/no-such-file.js answers with 404 and cache-control "public, max-age=31536000".',
    { '/assets/no-such-file.js': { status: 404, headers: { 'cache-control': 'public, max-age=31536000' } } },
  ],
  ['error: /assets/app.js has cache-control "".', { '/assets/app.js': {} }],
  [
    'error: /sw.js has cache-control "max-age=3600".',
    { '/sw.js': { headers: { 'cache-control': 'max-age=3600', 'content-type': 'text/javascript' } } },
  ],
  [
    'error: / has cache-control "max-age=600".',
    { '/': { body: home, headers: { ...pages, 'cache-control': 'max-age=600' } } },
  ],
  [
    'warning: /api/hiking-trails.json is not compressed: four times the bytes on a weak signal.',
    { '/api/hiking-trails.json': { body: '[]' } },
  ],
  ['error: The newsletter answers with 503.', { '/api/newsletter': { status: 503 } }],
  [
    'warning: The host shows another version than dist/.',
    { '/version.json': { body: '{"version":"v2","builtOn":"2026-11-26"}' } },
  ],
  ['warning: The host shows another version than dist/.', { '/version.json': { status: 404 } }],
  ['warning: The host shows another version than dist/.', { '/version.json': { body: home } }],
])('%s', async (finding, changes) => {
  expect(await look(changes)).toEqual([finding]);
});

test('a host is not asked for what it cannot do', async () => {
  const bare = { body: home, headers: { 'content-encoding': 'identity' } };
  const changes = {
    '/': bare,
    '/api/newsletter': { status: 404 },
    '/assets/app.js': {},
  };
  expect(await look(changes, { host: 'github-pages' })).toEqual([]);
});

test('a host that does not answer is no finding but a failure', async () => {
  server.use(http.get(`${address}/*`, () => HttpResponse.error()));
  await expect(checkDeployment(address, expected)).rejects.toThrow(
    /^https:\/\/guide\.ca\/ does not answer: /,
  );
});

test('a guide below a path is looked at there, and nowhere else on its host', async () => {
  const below = `${address}/parks/banff`;
  const requests: string[] = [];
  server.use(
    http.get(`${address}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      const {
        status = 200,
        body = '',
        headers = {},
      } = well[pathname.replace('/parks/banff', '')] ?? {
        status: 404,
      };
      return new HttpResponse(body.replace(address, below).replace('"/assets', '"/parks/banff/assets'), {
        status,
        headers,
      });
    }),
  );
  expect(await checkDeployment(`${below}/`, { ...expected, url: below })).toEqual([]);
  expect(requests.filter((path) => !path.startsWith('/parks/banff/'))).toEqual([]);
  const [finding] = await checkDeployment(`${below}/`, expected);
  expect(finding?.message).toBe(
    'The home page says that its address is https://guide.ca/parks/banff/, not https://guide.ca.',
  );
});
