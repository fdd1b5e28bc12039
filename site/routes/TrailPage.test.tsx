import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

/** Noon in the park. */
const at = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T11:00:00Z`) });
afterEach(() => vi.useRealTimers());

test('a traced route says so, names its source and can be downloaded under the name of the trail', async () => {
  await renderRoute('/hiking-trails/tarn-teahouse');
  const download = await screen.findByRole('link', { name: 'Download GPX' });
  expect(download).toHaveAttribute('href', '/gpx/tarn-teahouse.gpx');
  expect(download).toHaveAttribute('download', 'tarn-teahouse.gpx');
  const caption = await screen.findByText(/Traced from maps. Not for navigation./);
  expect(caption).toHaveTextContent('Made up for tests. Licence.');
  expect(screen.getByRole('link', { name: 'Licence' })).toHaveAttribute(
    'href',
    'https://licence.example/made-up',
  );
  expect(await screen.findByText(/interpolated between named points/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View on Map' })).toHaveAttribute(
    'href',
    '/hiking-map?trail=tarn-teahouse&full',
  );
});

test('in winter a summer walk is ruled out, and the avalanche notice stands above the prose', async () => {
  at('2027-01-20');
  await renderRoute('/hiking-trails/tarn-teahouse');
  const warnings = await screen.findAllByText(
    /Trail not accessible in winter due to snow and avalanche risk/,
  );
  expect(warnings).toHaveLength(2);
  const notice = screen.getByRole('heading', { name: 'Avalanche terrain from November to June' });
  const prose = screen.getByRole('heading', { name: 'About this trail' });
  expect(notice.compareDocumentPosition(prose) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-06-30', true],
  ['2027-07-01', false],
  ['2028-02-29', true],
])('on %s the danger takes the place of the season: %s', async (date, danger) => {
  at(date);
  await renderRoute('/hiking-trails/tarn-teahouse');
  await screen.findByRole('heading', { name: 'Avalanche terrain from November to June' });
  await waitFor(() => {
    const banner = 'Avalanche danger from November to June: the slope above the tarn';
    expect(screen.queryByText(banner) !== null).toBe(danger);
    expect(screen.queryByText(/(Summer|Fall): in season$/) === null).toBe(danger);
    expect(screen.queryByText(/Read today's avalanche bulletin/) !== null).toBe(danger);
  });
});

test('the best months beside a danger are those without it', async () => {
  at('2027-01-20');
  await renderRoute('/hiking-trails/tarn-teahouse');
  const months = 'Best months: July, August and September.';
  const danger = await screen.findByText(/^Avalanche danger from/);
  await waitFor(() => expect(danger.closest('details')).toHaveTextContent(months));
});

test('a recommended winter walk keeps its season, with the bulletin, and names the page and the gear', async () => {
  at('2027-01-20');
  await renderRoute('/hiking-trails/marsh-loop');
  expect(await screen.findByText(/Winter: in season/)).toBeInTheDocument();
  expect(screen.getAllByText(/^Test Park Office recommends this walk in winter/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Test Park Office' })).toHaveAttribute(
    'href',
    'https://park.example/winter',
  );
  expect(screen.getByText(/bring ice cleats, winter layers and emergency shelter/)).toHaveTextContent(
    /2025\.$/,
  );
  expect(screen.getByRole('link', { name: 'Bulletin of the day' })).toHaveAttribute(
    'href',
    'https://avalanches.example/today',
  );
  expect(screen.queryByText(/valanche danger from/)).not.toBeInTheDocument();
});

test.each([
  ['2026-10-31', 1],
  ['2026-11-01', 2],
  ['2027-06-30', 2],
  ['2027-07-01', 1],
])(
  'on %s an unrated walk says so %i times: in the notice, and in the season as the banner',
  async (date, times) => {
    at(date);
    await renderRoute('/hiking-trails/unmapped-way');
    await screen.findByRole('heading', { name: 'Winter, November to June' });
    await waitFor(() => expect(screen.queryAllByText(/^No avalanche rating\./)).toHaveLength(times));
    expect(screen.getAllByRole('link', { name: 'Check the bulletin' })).toHaveLength(times);
    expect(screen.queryByText(/valanche danger/)).not.toBeInTheDocument();
  },
);

test('the hazard is marked on the map and on the profile, with its place in words', async () => {
  const { container } = await renderRoute('/hiking-trails/tarn-teahouse');
  await screen.findByText(/Red and white with a triangle: avalanche terrain \(the slope above the tarn\)\./);
  expect(container.querySelectorAll('[data-hazard="map"]')).toHaveLength(1);
  // One drawing for wide screens, one for phones.
  expect(container.querySelectorAll('[data-hazard="profile"]')).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: /; avalanche terrain from 1\.5\skm to 2\.0\skm$/ })).toHaveLength(
    2,
  );
});

test('a trail without a hazard has no mark', async () => {
  const { container } = await renderRoute('/hiking-trails/marsh-loop');
  await screen.findByText(/The solid dot marks the start/);
  expect(container.querySelector('[data-hazard]')).toBeNull();
});

test('in its months it is not ruled out, never open', async () => {
  at('2027-07-20');
  await renderRoute('/hiking-trails/tarn-teahouse');
  const season = await screen.findByText(/^Summer: in season$/);
  expect(season.closest('details')).toHaveTextContent(
    'Summer: in seasonGoing by the date only. Check conditions. This is one of its best months.',
  );
  expect(screen.getByText('Insect repellent')).toBeInTheDocument();
});

test('the way to the start is before the fine print of the map', async () => {
  await renderRoute('/hiking-trails/tarn-teahouse');
  const start = await screen.findByRole('heading', { name: 'Getting to the trailhead' });
  const print = await screen.findByText(/The solid dot marks the start/);
  expect(start.compareDocumentPosition(print) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('placeholder elevations hide profile and gain', async () => {
  await renderRoute('/hiking-trails/bare-ridge');
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('Distance, one way')).toBeInTheDocument();
  expect(screen.queryByText('Elevation gain')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Elevation/ })).not.toBeInTheDocument();
});

test('a partial line names the trail it belongs to and is not offered as a download', async () => {
  await renderRoute('/hiking-trails/high-lookout');
  expect(await screen.findByText(/It shows part of the route/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download GPX' })).not.toBeInTheDocument();
});

test('a trail without a route says so', async () => {
  await renderRoute('/hiking-trails/unmapped-way');
  expect(await screen.findByText('No trail coordinates available for this trail')).toBeInTheDocument();
});

test('the page leads to its file in the repository', async () => {
  await renderRoute('/hiking-trails/marsh-loop');
  expect(await screen.findByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://git.example/owner/guide/edit/main/content/trails/marsh-loop.yaml',
  );
});

test('an unknown trail leads back to the map', async () => {
  await renderRoute('/hiking-trails/no-such-trail');
  expect(await screen.findByRole('heading', { name: 'Trail Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Hiking Map' })).toHaveAttribute('href', '/hiking-map');
});

test('the figures come first, danger before the prose and the route, equipment after', async () => {
  await renderRoute('/hiking-trails/tarn-teahouse');
  const notice = await screen.findByRole('heading', { name: 'Avalanche terrain from November to June' });
  const order = [
    (await screen.findAllByText(/^Distance/))[0]!,
    notice,
    await screen.findByRole('heading', { name: 'Route' }),
    screen.getByRole('link', { name: 'Download GPX' }),
    screen.getByRole('heading', { name: 'Hazards' }),
    screen.getByRole('heading', { name: 'Recommended equipment' }),
  ];
  order.slice(1).forEach((element, index) => {
    expect(order[index]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

test('map and profile show the same place of the walk', async () => {
  const { container } = await renderRoute('/hiking-trails/tarn-teahouse');
  const slider = await screen.findByRole('slider', { name: 'Position along the trail' });
  expect(container.querySelectorAll('[data-cursor]')).toHaveLength(0);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(container.querySelectorAll('[data-cursor="map"]')).toHaveLength(1);
  // The profile of the phone and the wide one: only one of them is seen.
  expect(container.querySelectorAll('[data-cursor="profile"]')).toHaveLength(2);
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1\.0\skm, [\d,]+\sm$/));
  fireEvent.blur(slider);
  expect(slider).toHaveValue('1');
});

test('the coordinates of the start can be copied, opened and driven to', async () => {
  const { user } = await renderRoute('/hiking-trails/marsh-loop');
  expect(await screen.findByText('51.17, 13.58')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    'geo:51.17,13.58?q=51.17,13.58(Marsh%20loop)',
  );
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=51.17%2C13.58',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('51.17, 13.58');
});

test('the bus to the start of a walk leads to its operator', async () => {
  await renderRoute('/hiking-trails/tarn-teahouse');
  const bus = await screen.findByRole('link', { name: /^Valley bus: stop Hotel square, \d+ m, all year$/ });
  expect(bus).toHaveAttribute('href', 'https://bus.example/valley');
});

test('a walk without a stop near its start names no bus', async () => {
  await renderRoute('/hiking-trails/marsh-loop');
  await screen.findByText('Sources and dates');
  expect(screen.queryByText('By bus')).toBeNull();
});
