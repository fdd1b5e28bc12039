import { setupServer } from 'msw/node';
import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fetchFeed } from './fetchFeed.ts';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const url = 'https://town.example/a.ics';
const answer = (path: string, resolver: HttpResponseResolver) =>
  server.use(http.get(`https://town.example/${path}`, resolver));
const read = (address = url, maxMs?: number) =>
  fetchFeed(address, {
    userAgent: 'test-events/1 (+https://guide.example)',
    ...(maxMs !== undefined && { maxMs }),
  });
const redirect = (location: string | null, status = 302) =>
  new HttpResponse(null, { status, headers: location === null ? {} : { location } });

test('a body comes with its type, and the host is told who asks', async () => {
  let requests: Headers | undefined;
  answer('a.ics', ({ request }) => {
    requests = request.headers;
    return new HttpResponse(calendar, { headers: { 'content-type': 'text/calendar' } });
  });
  const { body, contentType } = await read();
  expect([Buffer.from(body).toString(), contentType]).toEqual([calendar, 'text/calendar']);
  expect(requests?.get('user-agent')).toBe('test-events/1 (+https://guide.example)');
});

test('three redirects are followed, a fourth is not', async () => {
  for (const [from, to] of [
    ['1', '/2'],
    ['2', 'https://town.example/3'],
    ['3', 'a.ics'],
    ['0', '/1'],
  ])
    answer(from!, () => redirect(to!));
  answer('a.ics', () => new HttpResponse(calendar));
  expect((await read('https://town.example/1')).body.byteLength).toBe(calendar.length);
  await expect(read('https://town.example/0')).rejects.toThrow(new Error('more than 3 redirects'));
});

test.each([
  ['http://town.example/a.ics', 'http://town.example/a.ics is not read: no https'],
  ['ftp://town.example/', 'ftp://town.example/ is not read: no https'],
  ['http://[', 'a redirect leads nowhere'],
  [null, 'a redirect leads nowhere'],
])('a redirect to %s fails: %s', async (location, fault) => {
  answer('a.ics', () => redirect(location));
  await expect(read()).rejects.toThrow(new Error(fault));
});

test('only https is read', async () => {
  await expect(read('http://town.example/')).rejects.toThrow('no https');
});

test.each([404, 500, 204])('an answer of %i fails', async (status) => {
  answer('a.ics', () => new HttpResponse(null, { status }));
  await expect(read()).rejects.toThrow(new Error(`its host answers with ${status}`));
});

test('an empty body and one of more than 5 MB fail', async () => {
  answer('a.ics', () => new HttpResponse(''));
  await expect(read()).rejects.toThrow(new Error('the body is empty'));
  answer('a.ics', () => new HttpResponse('x'.repeat(5_000_001)));
  await expect(read()).rejects.toThrow(new Error('longer than 5 MB'));
  answer('a.ics', () => new HttpResponse('x'.repeat(5_000_000)));
  expect((await read()).body.byteLength).toBe(5_000_000);
});

test('a body that breaks off fails', async () => {
  let parts = 0;
  const broken = new ReadableStream({
    pull(controller) {
      parts += 1;
      if (parts > 1) controller.error(new Error('gone'));
      else controller.enqueue(Buffer.from('BEGIN'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(broken));
  await expect(read()).rejects.toThrow(new Error('the body is cut off or broken: gone'));
  vi.unstubAllGlobals();
});

test('a host that does not answer in time fails, and so does one that is not there', async () => {
  answer('a.ics', async () => {
    await delay('infinite');
    return new HttpResponse(calendar);
  });
  await expect(read(url, 50)).rejects.toThrow(new Error('not read within 0.05 s'));
  answer('a.ics', () => HttpResponse.error());
  await expect(read()).rejects.toThrow('fetch');
});
