import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFeed, type FetchOptions, type KnownVersion } from './fetchFeed.ts';
import { isPublicAddress } from './publicAddress.ts';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
let answer: RequestListener;
let asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let origin = '';

beforeEach(async () => {
  asked = [];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Reads from the server of the test, with pauses that take no time. */
const read = (path = '/', known: KnownVersion = {}, options: Partial<FetchOptions> = {}) =>
  fetchFeed(origin + path, known, {
    userAgent: 'test-events/1 (+https://guide.example)',
    pauses: [0, 0],
    isAllowed: (address) => address === '127.0.0.1',
    ...options,
  });
const send = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
) => {
  response.writeHead(status, headers);
  response.end(body);
};

test('a body comes with its type and its version, and the host is told who asks', async () => {
  answer = (_request, response) =>
    send(
      response,
      200,
      { 'content-type': 'text/calendar', etag: '"7"', 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT' },
      calendar,
    );
  const found = await read();
  expect(Buffer.from(found!.body).toString()).toBe(calendar);
  expect(found).toMatchObject({
    contentType: 'text/calendar',
    version: { etag: '"7"', lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' },
  });
  expect(asked[0]!.headers['user-agent']).toBe('test-events/1 (+https://guide.example)');
  expect(asked[0]!.headers['if-none-match']).toBeUndefined();
});

test('a known version is asked for, and may be the last one', async () => {
  answer = (_request, response) => send(response, 304);
  const known = { etag: '"7"', lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' };
  expect(await read('/', known)).toBeNull();
  expect(asked[0]!.headers).toMatchObject({
    'if-none-match': '"7"',
    'if-modified-since': 'Fri, 20 Nov 2026 08:00:00 GMT',
  });
  await expect(read()).rejects.toThrow('its host says "unchanged" though nothing was known');
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a body packed by %s is unpacked', async (encoding, pack) => {
  answer = (_request, response) => send(response, 200, { 'content-encoding': encoding }, pack(calendar));
  expect(Buffer.from((await read())!.body).toString()).toBe(calendar);
});

test.each([
  [404, 1, 'its host answers with 404'],
  [403, 1, 'its host answers with 403'],
  [410, 1, 'its host answers with 410'],
  [204, 1, 'its host answers with 204'],
  [206, 1, 'its host answers with 206'],
  [408, 3, 'its host answers with 408'],
  [429, 3, 'its host answers with 429'],
  [500, 3, 'its host answers with 500'],
  [503, 3, 'its host answers with 503'],
])('status %i is asked for %i times: %s', async (status, times, message) => {
  answer = (_request, response) => send(response, status);
  const failed = vi.fn<(reason: string) => void>();
  await expect(read('/', {}, { onFailure: failed })).rejects.toThrow(message);
  expect(asked).toHaveLength(times);
  expect(failed.mock.calls).toEqual(Array.from({ length: times }, () => [message]));
});

test('a host that has recovered at the third try is believed', async () => {
  answer = (_request, response) =>
    asked.length < 3 ? send(response, 502) : send(response, 200, {}, calendar);
  expect(await read()).toMatchObject({ contentType: null, version: {} });
});

/** Returns a listener that redirects `count` times, then sends the calendar. */
const redirecting =
  (count: number): RequestListener =>
  ({ url }, response) => {
    const done = Number(url!.slice(1));
    if (done === count) send(response, 200, {}, calendar);
    else send(response, 302, { location: `/${done + 1}` });
  };

test('3 redirects are followed', async () => {
  answer = redirecting(3);
  expect(await read('/0')).not.toBeNull();
  expect(asked).toHaveLength(4);
});

test('the fourth redirect is not followed', async () => {
  answer = redirecting(4);
  await expect(read('/0')).rejects.toThrow('more than 3 redirects');
  expect(asked).toHaveLength(4);
});

test.each([
  ['https://events.example/', 'a redirect leads from http: to https:'],
  ['file:///etc/passwd', 'a redirect leads from http: to file:'],
  ['http://10.0.0.1/', '10.0.0.1 is no public address'],
  ['http://[::1]/', '::1 is no public address'],
  ['http://', 'a redirect leads nowhere'],
])('a redirect to %s: %s', async (location, message) => {
  answer = (_request, response) => send(response, 301, { location });
  await expect(read()).rejects.toThrow(message);
  expect(asked).toHaveLength(1);
});

test('a loop of redirects and a redirect without a target end', async () => {
  answer = (_request, response) => send(response, 307, { location: '/' });
  await expect(read()).rejects.toThrow('more than 3 redirects');
  answer = (_request, response) => send(response, 302);
  await expect(read()).rejects.toThrow('a redirect leads nowhere');
});

test('a host on no public address is not asked, by address or by name', async () => {
  answer = (_request, response) => send(response, 200, {}, calendar);
  await expect(read('/', {}, { isAllowed: isPublicAddress })).rejects.toThrow(
    '127.0.0.1 is no public address',
  );
  const byName = origin.replace('127.0.0.1', 'localhost');
  const guarded = { userAgent: 'test', pauses: [], isAllowed: isPublicAddress };
  await expect(fetchFeed(byName, {}, guarded)).rejects.toThrow(/(127\.0\.0\.1|::1) is no public address/);
  expect(asked).toEqual([]);
  await expect(fetchFeed('ftp://events.example/', {}, guarded)).rejects.toThrow(
    'ftp: is no scheme of a feed',
  );
  await expect(fetchFeed('events', {}, guarded)).rejects.toThrow('events is no web address');
});

test('a slow host, and one that stops in the middle, are given up', async () => {
  answer = () => {};
  await expect(read('/', {}, { maxMs: 60, pauses: [] })).rejects.toThrow('not read within 0.06 s');
  answer = (_request, response) => {
    response.writeHead(200);
    response.write('BEGIN');
  };
  await expect(read('/', {}, { maxMs: 60, pauses: [] })).rejects.toThrow('not read within 0.06 s');
});

test('the deadline of the whole feed ends a try, and no other follows', async () => {
  const whole = new AbortController();
  answer = () => whole.abort();
  await expect(read('/', {}, { deadline: whole.signal, pauses: [0, 0] })).rejects.toThrow(
    'its parts take too long to come',
  );
  expect(asked).toHaveLength(1);
});

test('a body that is cut off is a failure, packed or not, and so is an empty one', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('BEGIN:VCALENDAR');
    setTimeout(() => response.destroy(), 5);
  };
  await expect(read('/', {}, { pauses: [] })).rejects.toThrow('the body is cut off or broken: ');
  answer = (_request, response) =>
    send(response, 200, { 'content-encoding': 'gzip' }, gzipSync(calendar).subarray(0, 15));
  await expect(read('/', {}, { pauses: [] })).rejects.toThrow('the body is cut off or broken: ');
  answer = (_request, response) => send(response, 200);
  await expect(read('/', {}, { pauses: [] })).rejects.toThrow('the body is empty');
  answer = (_request, response) => send(response, 200, { 'content-encoding': 'zip' }, calendar);
  await expect(read('/', {}, { pauses: [] })).rejects.toThrow('the encoding zip is not known');
});

test('of 100 MB no more than the limit is read, packed or not', async () => {
  const megabyte = Buffer.alloc(1_000_000, 32);
  let sent = 0;
  answer = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (sent < 100 && !response.destroyed) {
        sent += 1;
        if (!response.write(megabyte)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
  await expect(read()).rejects.toThrow('longer than 5 MB');
  expect(sent).toBeLessThan(50);
  answer = (_request, response) =>
    send(response, 200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100_000_000)));
  await expect(read()).rejects.toThrow('longer than 5 MB');
  answer = (_request, response) => send(response, 200, {}, Buffer.alloc(10, 32));
  await expect(read('/', {}, { maxBytes: 9 })).rejects.toThrow('longer than');
  expect(await read('/', {}, { maxBytes: 10 })).not.toBeNull();
});
