import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { observatoryScore } from './observatoryScore.ts';
import { distDir } from './readDist.ts';
import { slug } from './firstAttraction.ts';
import { heading, hydrated } from './pageParts.ts';

const gpx = `/gpx/${readdirSync(join(distDir, 'gpx'))[0]}`;

test('unknown pages are a 404 that says so', async ({ page, incidents }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await hydrated(page);
  // The browser itself reports the 404 of the page.
  incidents.expected.push(/404/);
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

    const requests: string[] = [];
    page.on('request', (sent) => requests.push(sent.url()));
    await visit(page, path);
    await expect(heading(page)).toHaveText(words);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    incidents.expected.push(/404/);
  });
}

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
