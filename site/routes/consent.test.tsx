import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { useConsentStore } from '../features/consent/consentStore.ts';
import { fixtureDataDir } from '../test/buildFixtureData.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const none: Site['thirdParty'] = { analyticsId: null, adsId: null, activitiesWidget: null, weatherKey: null };
const widget = { activitiesWidget: { page: '/partner-widget' } };
const site = JSON.parse(readFileSync(join(fixtureDataDir, 'api/site.json'), 'utf8')) as Site;

/** Sets the guide up with outside services. */
const setUp = (services: Partial<Site['thirdParty']>) =>
  server.use(
    http.get('*/api/site.json', () => HttpResponse.json({ ...site, thirdParty: { ...none, ...services } })),
  );
const question = () => screen.findByRole('region', { name: 'Outside services' });
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-google-tag]')];
const frame = () => screen.queryByTitle('Activities at Tours Example');

/** Lets a delay pass that was begun with the real clock of the page. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// The delays run on a clock of the test, which does not wait for a module.
beforeAll(() => import('./PartnerActivities.tsx'));

beforeEach(() => {
  useConsentStore.setState({ consent: null, isNew: false });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  for (const tag of tags()) tag.remove();
  delete window.gtag;
  delete window.dataLayer;
  delete window.gtag_report_conversion;
});

test('without outside services nobody is asked', async () => {
  await renderRoute('/activities');
  await screen.findByRole('heading', { name: 'Featured Activities' });
  await pass(10_000);
  expect(screen.queryByRole('region', { name: 'Outside services' })).toBeNull();
  expect(frame()).toBeNull();
});

test('the widget of the partner comes 4 seconds after consent, in a frame that keeps its script away', async () => {
  setUp(widget);
  const { user } = await renderRoute('/activities');
  expect(await question()).toHaveTextContent('the activity list of Tours Example');
  await pass(10_000);
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(screen.queryByRole('region', { name: 'Outside services' })).toBeNull();
  await pass(3000);
  expect(frame()).toBeNull();
  await pass(1000);
  expect(frame()).toHaveAttribute('src', '/partner-widget');
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
  expect(screen.getByRole('heading', { name: 'Featured Activities' })).toBeVisible();
});

test.each(['failed', 'silent'])('a widget that has %s leaves its place to the cards', async (how) => {
  setUp(widget);
  const { user } = await renderRoute('/activities');
  await question();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  await pass(4000);
  const source = (frame() as HTMLIFrameElement).contentWindow;
  const post = (data: string, from: Window | null = source) =>
    act(() => void fireEvent(window, new MessageEvent('message', { data, source: from })));
  post('widget failed', window);
  expect(frame()).not.toBeNull();
  if (how === 'failed') post('widget failed');
  else await pass(8000);
  expect(frame()).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Activities at Tours Example' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Featured Activities' })).toBeVisible();
});

test('a widget that says that it is shown stays', async () => {
  setUp(widget);
  const { user } = await renderRoute('/activities');
  await question();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  await pass(4000);
  const source = (frame() as HTMLIFrameElement).contentWindow;
  act(() => void fireEvent(window, new MessageEvent('message', { data: 'widget shown', source })));
  await pass(20_000);
  expect(frame()).not.toBeNull();
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser whose %s is %s has refused, whatever was decided before', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  try {
    localStorage.setItem('larch-consent', JSON.stringify({ state: { consent: 'granted' }, version: 0 }));
    await act(() => useConsentStore.persist.rehydrate());
    setUp({ ...widget, analyticsId: 'G-TEST', adsId: 'AW-1/abc' });
    await renderRoute('/cookies');
    const choice = await screen.findByRole('region', { name: 'Your choice' });
    expect(choice).toHaveTextContent('Your browser asks sites not to track you');
    await pass(10_000);
    expect(tags()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Outside services' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, name);
  }
});

test('the foot of every page leads to the choice where there is one', async () => {
  setUp(widget);
  await renderRoute('/terms');
  expect(await screen.findByRole('link', { name: 'Cookie settings' })).toHaveAttribute(
    'href',
    '/cookies#choice',
  );
});

test('who refuses is not asked again and loses nothing but the widget', async () => {
  setUp({ ...widget, analyticsId: 'G-TEST', adsId: 'AW-1/abc' });
  const { user, unmount } = await renderRoute('/activities');
  await question();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await pass(10_000);
  expect(frame()).toBeNull();
  expect(tags()).toEqual([]);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  unmount();
  await renderRoute('/activities');
  await screen.findAllByRole('article');
  await pass(1000);
  expect(screen.queryByRole('region', { name: 'Outside services' })).toBeNull();
});

test('analytics come 3 seconds after consent, the ads tag 5, and the ads tag brings the conversion hook', async () => {
  localStorage.setItem('larch-consent', JSON.stringify({ state: { consent: 'granted' }, version: 0 }));
  await act(() => useConsentStore.persist.rehydrate());
  setUp({ analyticsId: 'G-TEST', adsId: 'AW-1/abc' });
  await renderRoute('/privacy');
  await screen.findByRole('heading', { level: 1 });
  expect(tags()).toEqual([]);
  await waitFor(() =>
    expect(tags().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']),
  );
  expect(window.gtag_report_conversion).toBeUndefined();
  await pass(2000);
  expect(tags()).toHaveLength(1);
  const reported = window.gtag_report_conversion?.('https://tours.example/');
  const [, , command] = [...(window.dataLayer ?? [])].map((entry) => [...(entry as unknown[])]).slice(-3);
  expect(command).toEqual(['event', 'conversion', expect.objectContaining({ send_to: 'AW-1/abc' })]);
  (command?.[2] as { event_callback: () => void } | undefined)?.event_callback();
  await expect(reported).resolves.toBeUndefined();
});

test('the first interaction after consent brings analytics at once, and not the ads', async () => {
  setUp({ analyticsId: 'G-TEST', adsId: 'AW-1/abc' });
  const { user } = await renderRoute('/privacy');
  await question();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(tags()).toEqual([]);
  await user.keyboard('{Tab}');
  expect(tags()).toHaveLength(1);
  expect(window.gtag_report_conversion).toBeUndefined();
});

test('the decision can be changed on the page about cookies', async () => {
  setUp(widget);
  const { user } = await renderRoute('/cookies');
  const choice = await screen.findByRole('region', { name: 'Your choice' });
  expect(choice).toHaveTextContent("You haven't chosen yet");
  await user.click(screen.getAllByRole('button', { name: 'Decline' })[0]!);
  expect(choice).toHaveTextContent("You've declined these.");
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(choice).toHaveTextContent("You've allowed these.");
  expect(JSON.parse(localStorage.getItem('larch-consent') ?? '')).toMatchObject({
    state: { consent: 'granted' },
  });
});

test.each(['', 'no json', '[]', '{"state":{"consent":"maybe"}}', 'null'])(
  'stored %j counts as undecided',
  async (stored) => {
    localStorage.setItem('larch-consent', stored);
    setUp(widget);
    await renderRoute('/activities');
    expect(await question()).toBeVisible();
  },
);
