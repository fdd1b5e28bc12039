import { expect, test } from 'vitest';
import { serveReadable } from './serveFiles.ts';

const files: Record<string, string> = {
  '/gpx/a.gpx': 'application/gpx+xml',
  '/schemas/a.json': 'application/json',
};

/** A host that answers unknown addresses with its HTML page. */
const host = (request: Request) => {
  const type = files[new URL(request.url).pathname];
  return Promise.resolve(
    new Response(type ? 'file' : '<h1>404</h1>', {
      status: type ? 200 : 404,
      headers: { 'content-type': type ?? 'text/html' },
    }),
  );
};
const ask = (path: string, init: RequestInit = {}) =>
  serveReadable(new Request(`https://guide.example${path}`, init), host);

test.each(['/gpx/none.gpx', '/gpx/', '/schemas/none.json', '/events.ics'])(
  '%s that is not there is a 404 in text that everybody may read',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(await response.text()).toBe(`There is no ${path}.\n`);
  },
);

test('a page with status 200 is never passed on as a file', async () => {
  const page = new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } });
  const request = new Request('https://guide.example/gpx/a.gpx');
  expect((await serveReadable(request, () => Promise.resolve(page))).status).toBe(404);
});

test.each([
  ['/gpx/a.gpx', 'gzip, br', 'gzip'],
  ['/gpx/a.gpx', 'br', null],
  ['/gpx/a.gpx', 'gzip;q=0', null],
  ['/gpx/a.gpx', 'br, GZIP ; q=0.000', null],
  ['/gpx/a.gpx', 'gzip;q=0, *', null],
  ['/gpx/a.gpx', 'gzip;q=0.5', 'gzip'],
  ['/gpx/a.gpx', '*', 'gzip'],
  ['/gpx/a.gpx', undefined, null],
  ['/schemas/a.json', 'gzip', null],
])('%s for who takes %s is encoded as %s', async (path, accepted, encoding) => {
  const response = await ask(path, { headers: accepted ? { 'accept-encoding': accepted } : {} });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe(files[path]);
});

test('the host may say that the file has not changed', async () => {
  const unchanged = new Response(null, { status: 304 });
  const request = new Request('https://guide.example/gpx/a.gpx');
  expect(await serveReadable(request, () => Promise.resolve(unchanged))).toBe(unchanged);
});

test('a program elsewhere is told that it may read, and nothing else', async () => {
  const allowed = await ask('/gpx/a.gpx', { method: 'OPTIONS' });
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  const refused = await ask('/gpx/a.gpx', { method: 'DELETE' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
