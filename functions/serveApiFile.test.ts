import { expect, test } from 'vitest';
import { serveApiFile } from './serveFiles.ts';

const files: Record<string, string> = {
  '/api/attractions.json': '[1]',
  '/api/attractions/slug/a.json': '{"slug":"a"}',
};

/** A host that answers unknown addresses with its HTML page. */
const host = (request: Request) => {
  const body = files[new URL(request.url).pathname];
  return Promise.resolve(
    body
      ? new Response(body, { headers: { 'content-type': 'application/json' } })
      : new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
  );
};
const get = (path: string, method = 'GET') =>
  serveApiFile(new Request(`https://guide.example${path}`, { method }), host);

test.each([
  ['/api/attractions.json', '[1]'],
  ['/api/attractions', '[1]'],
  ['/api/attractions/', '[1]'],
  ['/api/attractions/slug/a', '{"slug":"a"}'],
  ['/api/attractions/slug/a.json', '{"slug":"a"}'],
])('%s answers the file', async (path, body) => {
  const response = await get(path);
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
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ error: 'not_found', message: `There is no ${path}.` });
});

test.each([
  ['a page with status 200', new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an answer without a type', new Response(null)],
  ['an error in JSON', Response.json({ error: 'broken' }, { status: 400 })],
])('%s is never passed on as a published file', async (_what, response) => {
  const request = new Request('https://guide.example/api/attractions');
  expect((await serveApiFile(request, () => Promise.resolve(response))).status).toBe(404);
});

test('the host may say that the file has not changed', async () => {
  const request = new Request('https://guide.example/api/attractions');
  const unchanged = new Response(null, { status: 304 });
  expect(await serveApiFile(request, () => Promise.resolve(unchanged))).toBe(unchanged);
});

test('only reading is allowed', async () => {
  const refused = await get('/api/attractions', 'POST');
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(await refused.json()).toEqual({ error: 'method_not_allowed', message: 'Use GET.' });
  expect((await get('/api/attractions', 'HEAD')).status).toBe(200);
  const allowed = await get('/api/attractions', 'OPTIONS');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
});
