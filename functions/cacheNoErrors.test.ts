import { expect, test } from 'vitest';
import { cacheNoErrors } from './answers.ts';
import { serveApiFile, serveReadable, serveUnknown } from './serveFiles.ts';

const year = 'public, max-age=31536000, immutable';
const answered = (status: number) =>
  new Response(status === 200 ? 'a' : null, { status, headers: { 'cache-control': year, etag: '"a"' } });

test.each([200, 206, 304])('a %i is kept as long as the host says', (status) => {
  expect(cacheNoErrors(answered(status)).headers.get('cache-control')).toBe(year);
});

test.each([
  201, 204, 301, 302, 303, 307, 308, 400, 401, 403, 404, 405, 408, 410, 413, 415, 429, 500, 502, 503, 504,
])('a %i is kept by nobody, and is the same otherwise', (status) => {
  const { headers, status: same } = cacheNoErrors(answered(status));
  expect([same, headers.get('cache-control'), headers.get('etag')]).toEqual([status, 'no-store', '"a"']);
});

const programs = [
  [serveApiFile, '/api/attractions'],
  [serveReadable, '/gpx/a.gpx'],
  [serveUnknown, '/attractions/nope'],
] as const;

test.each(
  programs.flatMap(([serve, path]) =>
    [429, 500, 502, 503, 504].map((status) => [path, status, serve] as const),
  ),
)('%s of a host that answers %i is a 503 to be asked for again, and no 404', async (path, status, serve) => {
  const response = await serve(new Request(`https://guide.example${path}`), () =>
    Promise.resolve(answered(status)),
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(response.headers.get('cache-control')).toBeNull();
  expect(response.headers.get('content-type')).not.toContain('html');
});

test.each(
  programs.flatMap(([serve, path]) => [301, 302, 307, 308].map((status) => [path, status, serve] as const)),
)('%s that the host leads on with %i is led on', async (path, status, serve) => {
  const led = new Response(null, { status, headers: { location: '/now' } });
  const response = await serve(new Request(`https://guide.example${path}`), () => Promise.resolve(led));
  expect([response.status, response.headers.get('location')]).toEqual([status, '/now']);
});
