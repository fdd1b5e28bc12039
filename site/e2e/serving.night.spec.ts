import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { observatoryScore } from './observatoryScore.ts';
import { distDir } from './readDist.ts';
import { slug } from './firstAttraction.ts';
import { heading, hydrated } from './pageParts.ts';

const gpx = `/gpx/${readdirSync(join(distDir, 'gpx'))[0]}`;

test('lists and records answer the same JSON with and without .json', async ({ request }) => {
  for (const path of ['/api/attractions', `/api/attractions/slug/${slug}`]) {
    const bare = await request.get(path);
    const file = await request.get(`${path}.json`);
    expect(bare.headers()['content-type']).toContain('application/json');
    expect(await bare.json()).toEqual(await file.json());
  }
  const list: { slug: string }[] = await (await request.get('/api/attractions')).json();
  const record: object = await (await request.get(`/api/attractions/slug/${slug}`)).json();
  expect(record).toMatchObject(list.find((item) => item.slug === slug) ?? {});
});

test('an unknown address below /api is a 404 with a JSON body', async ({ request }) => {
  for (const path of ['/api/nothing', '/api/attractions/slug/nothing']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('application/json');
  }
});

test('unknown pages are a 404 that says so', async ({ page, incidents }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await hydrated(page);
  // The browser itself reports the 404 of the page.
  incidents.expected.push(/404/);
});

test('below a record there are no pages, and the pages for unknown addresses are none themselves', async ({
  request,
}) => {
  for (const [path, words] of [
    [`/attractions/${slug}/plan`, '404 Page Not Found'],
    ['/hiking-trails/no/such/place', '404 Page Not Found'],
    ['/404', '404 Page Not Found'],
    ['/attractions/404', 'Attraction Not Found'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(/<h1[^>]*>([^<]*)</.exec(await response.text())?.[1], path).toBe(words);
    expect(response.headers()['content-security-policy'], path).toContain("script-src 'self'");
  }
  expect((await request.get(`/attractions/${slug}/`)).status()).toBe(200);
});

const unknownRecords = [
  ['attractions', 'Attraction Not Found'],
  ['activities', 'Activity Not Found'],
  ['accommodations', 'Accommodation Not Found'],
  ['hiking-trails', 'Trail Not Found'],
] as const;

for (const [folder, words] of settings(unknownRecords, 1)) {
  test(`an unknown record of ${folder} is a 404 whose HTML has the words for it, and nothing more is asked`, async ({
    page,
    request,
    incidents,
  }) => {
    const path = `/${folder}/no-such-place`;
    const served = await request.get(path);
    expect(served.status()).toBe(404);
    expect(await served.text()).toContain(`>${words}</h1>`);

    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await visit(page, path);
    await expect(heading(page)).toHaveText(words);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    incidents.expected.push(/404/);
  });
}

test('the newsletter function keeps an address and refuses nonsense', async ({ request }) => {
  const url = '/api/newsletter';
  const accepted = await request.post(url, { data: { email: 'visitor@example.com' } });
  expect(accepted.status()).toBe(202);
  expect(await accepted.json()).toEqual({ subscribed: true, confirmation: 'on its way' });
  expect((await request.post(url, { data: { email: 'nonsense' } })).status()).toBe(400);
  expect((await request.get(url)).status()).toBe(405);
});

/** One answer of every kind: files of the host, answers of the function, and a missing page. */
const kinds = [
  '/',
  `/attractions/${slug}`,
  '/404',
  '/no/such/page',
  '/attractions/no-such-place',
  '/api/site.json',
  '/api/attractions',
  '/api/nothing',
  '/api/newsletter',
  '/api/openapi.json',
  '/schemas/site.schema.json',
  '/schemas/nothing.json',
  '/events.ics',
  gpx,
  '/gpx/nothing.gpx',
  '/images/pages/home/original.jpg',
  '/images/nothing.jpg',
  '/assets/nothing.js',
  '/boot.js',
  '/sw.js',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
];

test('every kind of answer has 125 points or more by the rules of the Observatory', async ({ request }) => {
  const scores: Record<string, number> = {};
  for (const path of kinds) {
    const response = await request.get(path);
    const headers = response.headers();
    const isPage = headers['content-type']?.includes('text/html') === true;
    scores[path] = observatoryScore({ headers, ...(isPage && { html: await response.text() }) });
  }
  expect(Object.entries(scores).filter(([, score]) => score < 125)).toEqual([]);
});

test('what is shared may be read from everywhere, tracks and calendars in less', async ({ request }) => {
  const shared = ['/api/site.json', '/api/attractions', '/schemas/site.schema.json', '/events.ics', gpx];
  for (const path of shared) {
    const allowed = await request.fetch(path, { method: 'OPTIONS' });
    expect(allowed.status(), path).toBe(204);
    expect(allowed.headers()['access-control-allow-methods'], path).toContain('GET');
    const headers = (await request.get(path)).headers();
    expect(headers['access-control-allow-origin'], path).toBe('*');
    if (/\.(ics|gpx)$/.test(path)) expect(headers['content-encoding'], path).toBe('gzip');
  }
  const missing = await request.get('/gpx/no-such-trail.gpx');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});

test('pictures are kept for a year, programs for ever', async ({ request }) => {
  const picture = (await request.get('/images/pages/home/original.jpg')).headers();
  expect(picture['cache-control']).toContain('stale-while-revalidate=31536000');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('what the policy forbids is seen by the tests that look at every address', async ({
  page,
  incidents,
}) => {
  await visit(page, '/privacy');
  expect(incidents.list).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "planted"';
    document.head.append(script);
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/picture.png';
    document.body.append(picture);
  });
  await expect
    .poll(() => incidents.list.filter((incident) => incident.includes('Content Security Policy')))
    .toHaveLength(2);
  await expect(page).not.toHaveTitle('planted');
  incidents.expected.push(/Content Security Policy|elsewhere\.example/);
});
