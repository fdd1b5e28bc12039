import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { fixtureDataDir } from '../../test/buildFixtureData.ts';
import { HotelSearch } from './HotelSearch.tsx';

const site = JSON.parse(readFileSync(join(fixtureDataDir, 'api/site.json'), 'utf8')) as Site;
const today = '2027-09-09';
const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
});

const trigger = () => screen.getByRole('button', { name: /Check-in and check-out/ });
const day = (name: RegExp) => screen.findByRole('button', { name });

test('without both dates it alerts in the page and opens nothing', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Search hotels/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please select both check-in and check-out dates');
  expect(trigger()).toHaveFocus();
  expect(open).not.toHaveBeenCalled();
});

test('two dates are picked in one calendar, by keyboard, and searched at the partner', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  expect(trigger()).toHaveTextContent('Select dates');
  trigger().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Choose check-in' })).toBeVisible();
  expect(await day(/September 8,/)).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Today, .*September 9,/ })).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(trigger()).toHaveTextContent('Sep 10 - Select checkout');
  expect(screen.getByRole('dialog', { name: 'Choose check-out' })).toBeVisible();
  expect(await day(/September 9,/)).toBeDisabled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(trigger()).toHaveTextContent('Sep 10 - Sep 17');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(trigger()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /Search hotels/ }));
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://hotels.example/search?park=test&ref=testguide&startDate=2027-09-10&endDate=2027-09-17',
    '_blank',
    'noopener',
  );
});

test('the check-in itself is no check-out', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  await user.click(trigger());
  await user.click(await day(/September 20,/));
  // The picked day keeps the focus, so it is disabled without losing it.
  expect(await day(/September 20,/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(await day(/September 20,/));
  expect(trigger()).toHaveTextContent('Sep 20 - Select checkout');
});

test('Escape closes the calendar and gives the focus back; Clear begins anew', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  await user.click(trigger());
  await user.click(await day(/September 20,/));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(trigger()).toHaveTextContent('Select dates');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('without a script it is a plain form with two date inputs', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<HotelSearch site={site} today={today} />).replaceAll(
    /<\/?noscript>/g,
    '',
  );
  const form = host.querySelector('form');
  expect(form?.method).toBe('get');
  expect(form?.action).toBe('https://hotels.example/search');
  const named = [...host.querySelectorAll<HTMLInputElement>('input[name]')];
  expect(named.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'park', 'test'],
    ['hidden', 'ref', 'testguide'],
    ['date', 'startDate', ''],
    ['date', 'endDate', ''],
  ]);
});
