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
  complain: ({ rule, message, suggestion = null, severity = 'error' }) => ({
    file: 'a.yaml',
    line: 1,
    column: 1,
    path: '',
    rule,
    message,
    suggestion,
    severity,
  }),
});
const status = (code: number) => () => new HttpResponse(null, { status: code });

test('asks once for each address, whatever its anchor, and never for paths of the site', async () => {
  let asked = 0;
  server.use(
    http.head('https://a.example/page', () => {
      asked += 1;
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
  expect(asked).toBe(1);
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
