import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

const at = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T18:00:00Z`) });

test('a traced route says so, names its source and can be downloaded under the name of the trail', async () => {
  await renderRoute('/hiking-trails/tarn-teahouse');
  const download = await screen.findByRole('link', { name: 'Download GPX' });
  expect(download).toHaveAttribute('href', '/gpx/tarn-teahouse.gpx');
  expect(download).toHaveAttribute('download', 'tarn-teahouse.gpx');
  const caption = screen.getByText(/Traced from maps, not for navigation/);
  expect(caption).toHaveTextContent('Made up for tests. The licence.');
  expect(screen.getByRole('link', { name: 'The licence' })).toHaveAttribute(
    'href',
    'https://licence.example/made-up',
  );
  expect(screen.getByText(/interpolated between named points/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View on Map' })).toHaveAttribute(
    'href',
    '/hiking-map?trail=tarn-teahouse',
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
  const prose = screen.getByRole('heading', { name: 'The walk' });
  expect(notice.compareDocumentPosition(prose) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  vi.useRealTimers();
});

test('in its months it is not ruled out, never open', async () => {
  at('2027-07-20');
  await renderRoute('/hiking-trails/tarn-teahouse');
  expect(await screen.findByText(/Not ruled out by season/)).toBeInTheDocument();
  expect(screen.getByText(/one of its best months/)).toBeInTheDocument();
  expect(screen.getByText('Insect repellent')).toBeInTheDocument();
  vi.useRealTimers();
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
  expect(await screen.findByText(/It shows a part only/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download GPX' })).not.toBeInTheDocument();
});

test('a trail without a route says so', async () => {
  await renderRoute('/hiking-trails/unmapped-way');
  expect(await screen.findByText('No trail coordinates available for this trail')).toBeInTheDocument();
});

test('an unknown trail leads back to the map', async () => {
  await renderRoute('/hiking-trails/no-such-trail');
  expect(await screen.findByRole('heading', { name: 'Trail Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Hiking Map' })).toHaveAttribute('href', '/hiking-map');
});
