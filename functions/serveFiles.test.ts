import { describe, expect, test } from 'vitest';
import { serveApiFile, serveReadable, serveUnknown } from './serveFiles.ts';

const [json, html] = ['application/json', 'text/html'];

/** What a host holds: the body and type of each address. */
const files: Record<string, [body: string, type: string]> = {
  '/api/attractions.json': ['[1]', json],
  '/api/attractions/slug/a.json': ['{"slug":"a"}', json],
  '/gpx/a.gpx': ['file', 'application/gpx+xml'],
  '/schemas/a.json': ['file', json],
};

/** A host that answers unknown addresses with its HTML page. */
const host = ({ url }: Request) => {
  const [body, type] = files[new URL(url).pathname] ?? ['<h1>404</h1>', html];
  return Promise.resolve(
    new Response(body, { status: type === html ? 404 : 200, headers: { 'content-type': type } }),
  );
};
const api = (path: string, method = 'GET') =>
  serveApiFile(new Request(`https://guide.example${path}`, { method }), host);
const readable = (path: string, init: RequestInit = {}) =>
  serveReadable(new Request(`https://guide.example${path}`, init), host);

test.each([
  ['/api/attractions.json', '[1]'],
  ['/api/attractions', '[1]'],
  ['/api/attractions/', '[1]'],
  ['/api/attractions/slug/a', '{"slug":"a"}'],
  ['/api/attractions/slug/a.json', '{"slug":"a"}'],
])('%s answers the file', async (path, body) => {
  const response = await api(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(body);
});

test.each([
  '/api/unknown',
  '/api/unknown.json',
  '/api/',
  '/api/attractions/slug/none',
  '/api/attractions.html',
])('%s is a 404 with a JSON body', async (path) => {
  const response = await api(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ error: 'not_found', message: `There is no ${path}.` });
});

test.each(['/gpx/none.gpx', '/gpx/', '/schemas/none.json', '/events.ics'])(
  '%s that is not there is a 404 in text that everybody may read',
  async (path) => {
    const response = await readable(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(await response.text()).toBe(`There is no ${path}.\n`);
  },
);

test.each([
  ['an answer without a type', new Response(null)],
  ['an error in JSON', Response.json({ error: 'broken' }, { status: 400 })],
])('%s is never passed on by the API', async (_what, response) => {
  const request = new Request('https://guide.example/api/attractions');
  expect((await serveApiFile(request, () => Promise.resolve(response))).status).toBe(404);
});

describe.each([
  ['the API', '/api/attractions', serveApiFile, '{"error":"method_not_allowed","message":"Use GET."}'],
  ['files', '/gpx/a.gpx', serveReadable, 'Use GET.\n'],
] as const)('%s', (_what, path, serve, refusal) => {
  const ask = (response: Response) =>
    serve(new Request(`https://guide.example${path}`), () => Promise.resolve(response));

  test('a page with status 200 is never passed on as a published file', async () => {
    const page = new Response('<h1>Home</h1>', { headers: { 'content-type': html } });
    expect((await ask(page)).status).toBe(404);
  });

  test('the host may say that the file has not changed', async () => {
    const unchanged = new Response(null, { status: 304 });
    expect(await ask(unchanged)).toBe(unchanged);
  });

  test('a program elsewhere is told that it may read, and nothing else', async () => {
    const send = (method: string) => serve(new Request(`https://guide.example${path}`, { method }), host);
    expect((await send('HEAD')).status).toBe(200);
    const allowed = await send('OPTIONS');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
    expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    for (const method of ['POST', 'DELETE']) {
      const refused = await send(method);
      expect(refused.status).toBe(405);
      expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(await refused.text()).toBe(refusal);
    }
  });
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
  const response = await readable(path, { headers: accepted ? { 'accept-encoding': accepted } : {} });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe(files[path]?.[1]);
});

test.each([
  ['/404', 404, 'no page'],
  ['/attractions/404', 404, 'no attraction'],
  ['/attractions/404?from=search', 404, 'no attraction'],
  ['/attractions/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, 'no attraction'],
  ['/attractions/lake/map', 404, 'no page'],
  ['/attractions/lake/plan', 200, 'a plan'],
  ['/attractions/lake/', 307, ''],
])('%s is a %i that says "%s"', async (path, status, text) => {
  const pages: Record<string, string> = {
    '/404': 'no page',
    '/attractions/404': 'no attraction',
    '/attractions/lake/plan': 'a plan',
  };
  /** A host that answers unknown addresses with the nearest page for them. */
  const nearest = ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/')) return Promise.resolve(new Response(null, { status: 307 }));
    const page = pages[pathname];
    const headers = { 'content-type': html };
    return Promise.resolve(new Response(page ?? 'no attraction', { status: page ? 200 : 404, headers }));
  };
  const response = await serveUnknown(new Request(`https://guide.example${path}`), nearest);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toBe(status === 307 ? null : html);
});
