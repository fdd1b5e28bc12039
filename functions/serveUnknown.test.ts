import { expect, test } from 'vitest';
import { serveUnknown } from './serveFiles.ts';

const pages: Record<string, string> = {
  '/404': 'no page',
  '/attractions/404': 'no attraction',
  '/attractions/lake/plan': 'a plan',
};

/** A host that answers unknown addresses with the nearest page for them. */
const host = ({ url }: Request) => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/')) return Promise.resolve(new Response(null, { status: 307 }));
  const page = pages[pathname];
  const headers = { 'content-type': 'text/html' };
  return Promise.resolve(new Response(page ?? 'no attraction', { status: page ? 200 : 404, headers }));
};

test.each([
  ['/404', 404, 'no page'],
  ['/attractions/404', 404, 'no attraction'],
  ['/attractions/404?from=search', 404, 'no attraction'],
  ['/attractions/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, 'no attraction'],
  ['/attractions/lake/map', 404, 'no page'],
  ['/attractions/lake/plan', 200, 'a plan'],
  ['/attractions/lake/', 307, ''],
])('%s is a %i that says "%s"', async (path, status, text) => {
  const response = await serveUnknown(new Request(`https://guide.example${path}`), host);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toBe(status === 307 ? null : 'text/html');
});
