import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker, type TestWorker } from './test/startWorker.ts';

const page = (words: string) => `<!doctype html><title>${words}</title>`;

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker({
    files: {
      'api/site.json': JSON.stringify({ name: 'Test guide', url: 'https://guide.example/parks/guide' }),
      _headers: '/*\n  x-guide: yes\n',
      _redirects: '/attractions/before /parks/guide/attractions/now 301\n',
      'index.html': page('Home'),
      'attractions/index.html': page('Attractions'),
      'attractions/404.html': page('No such place'),
      '404.html': page('No such page'),
      'gpx/walk.gpx': '<gpx/>',
      'assets/app.js': 'app()',
    },
  });
});
afterAll(() => worker.stop());

const get = (path: string, init?: RequestInit) => fetch(worker.url + path, { redirect: 'manual', ...init });

test.each([
  ['/parks/guide/', 200, 'Home'],
  ['/parks/guide/attractions', 200, 'Attractions'],
  ['/parks/guide/attractions/none', 404, 'No such place'],
  ['/parks/guide/none', 404, 'No such page'],
])('%s is a %i that says "%s"', async (path, status, words) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(page(words));
});

test.each([
  ['/parks/guide/assets/app.js', 200, 'app()'],
  ['/parks/guide/assets/none.js', 404, 'There is no /assets/none.js.\n'],
  ['/parks/guide/gpx/walk.gpx', 200, '<gpx/>'],
  ['/parks/guide/api/site', 200, expect.stringContaining('Test guide')],
  ['/parks/guide/api/none', 404, expect.stringContaining('not_found')],
  ['/parks/guidebook', 404, "You'll find the guide at /parks/guide/.\n"],
  ['/parks', 404, "You'll find the guide at /parks/guide/.\n"],
])('%s is a %i that is no page', async (path, status, text) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toEqual(text);
});

test('files below the path have the headers of the host', async () => {
  expect((await get('/parks/guide/attractions')).headers.get('x-guide')).toBe('yes');
});

test.each([
  ['/parks/guide', '/parks/guide/'],
  ['/parks/guide?a=b', '/parks/guide/?a=b'],
  ['/parks/guide/attractions/', '/parks/guide/attractions'],
  ['/parks/guide/attractions/before', '/parks/guide/attractions/now'],
])('%s leads to %s', async (path, to) => {
  const response = await get(path);
  expect(response.status).toBeGreaterThanOrEqual(301);
  expect(response.status).toBeLessThan(309);
  expect(response.headers.get('location')).toBe(to);
});

test('the newsletter is below the path, and its pages link there', async () => {
  const posted = await get('/parks/guide/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: 'email=anna@mail.example&consent=yes',
  });
  const text = await posted.text();
  expect(text).toContain('href="/parks/guide/newsletter.css"');
  expect(text).toContain('href="/parks/guide/"');
});
