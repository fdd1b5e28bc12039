import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Link } from '../validate/linksIn.ts';
import { checkLinks } from './checkLinks.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const link = (href: string): Link => ({
  href,
  file: {} as Link['file'],
  complain: ({ message, suggestion = null, severity = 'error' }) => ({
    file: 'a.yaml',
    line: 1,
    column: 1,
    path: '',
    message,
    suggestion,
    severity,
  }),
});
const status = (code: number) => () => new HttpResponse(null, { status: code });

test('asks once for each address, whatever its anchor, and never for paths of the site', async () => {
  let requests = 0;
  server.use(
    http.head('https://a.example/page', () => {
      requests += 1;
      return new HttpResponse();
    }),
  );
  const links = [
    'https://a.example/page',
    'https://a.example/page#top',
    '/map',
    '#top',
    'mailto:a@b.example',
  ];
  expect(await checkLinks(links.map(link))).toEqual([]);
  expect(requests).toBe(1);
});

test('an address that is gone is an error wherever it stands; one that refuses a program a warning', async () => {
  server.use(
    http.all('https://a.example/gone', status(404)),
    http.all('https://b.example/shy', status(403)),
    http.all('https://c.example/', () => HttpResponse.error()),
  );
  const links = [
    'https://a.example/gone',
    'https://a.example/gone#x',
    'https://b.example/shy',
    'https://c.example/',
  ];
  const problems = await checkLinks(links.map(link));
  expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning', 'warning']);
  expect(problems[0]?.message).toBe('https://a.example/gone is gone (404)');
  expect(problems[3]?.message).toContain('does not answer');
});

test('a host that knows no HEAD is asked with GET', async () => {
  server.use(http.head('https://a.example/', status(405)), http.get('https://a.example/', status(200)));
  expect(await checkLinks([link('https://a.example/')])).toEqual([]);
});

test.each([
  [200, null],
  [304, null],
  [399, null],
  [400, { message: 'http://a.example/ answers with 400', severity: 'warning', suggestion: null }],
  [
    404,
    {
      message: 'http://a.example/ is gone (404)',
      severity: 'error',
      suggestion: 'Find the new address, or remove the link.',
    },
  ],
  [
    410,
    {
      message: 'http://a.example/ is gone (410)',
      severity: 'error',
      suggestion: 'Find the new address, or remove the link.',
    },
  ],
  [500, { message: 'http://a.example/ answers with 500', severity: 'warning', suggestion: null }],
])('the status %d', async (code, finding) => {
  server.use(http.all('http://a.example/', status(code)));
  const problems = await checkLinks([link('http://a.example/')]);
  expect(problems).toMatchObject(finding ? [{ rule: 'external-links', ...finding }] : []);
  expect(problems).toHaveLength(finding ? 1 : 0);
});

test('a GET is asked after a HEAD that is refused, and not after one that is fine', async () => {
  const requests: string[] = [];
  server.use(
    http.all('https://a.example/*', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return new HttpResponse(null, { status: request.url.endsWith('shy') ? 400 : 200 });
    }),
  );
  await checkLinks([link('https://a.example/shy'), link('https://a.example/open')]);
  expect(requests).toEqual(['HEAD /shy', 'GET /shy', 'HEAD /open']);
});

test('an address that no program can read is an error, and nobody is asked', async () => {
  expect(await checkLinks([link('https://')])).toMatchObject([
    { message: 'https:// is no web address', severity: 'error' },
  ]);
});

test('of one host one address is asked for at a time, of others at the same time', async () => {
  const open = { 'a.example': 0, 'b.example': 0 };
  const most = { 'a.example': 0, 'b.example': 0, both: 0 };
  const answer = async (host: keyof typeof open) => {
    open[host] += 1;
    most[host] = Math.max(most[host], open[host]);
    most.both = Math.max(most.both, open['a.example'] + open['b.example']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open[host] -= 1;
    return new HttpResponse();
  };
  server.use(
    http.head('https://a.example/*', () => answer('a.example')),
    http.head('https://b.example/*', () => answer('b.example')),
  );
  const hosts = ['https://a.example/', 'https://b.example/'];
  await checkLinks(hosts.flatMap((host) => ['1', '2', '3'].map((page) => link(host + page))));
  expect(most).toEqual({ 'a.example': 1, 'b.example': 1, both: 2 });
});
