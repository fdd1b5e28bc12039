import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { published } from '../../data/published.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { useDatesStore } from '../../partners/chosenDates.ts';
import { HotelSearch } from './HotelSearch.tsx';

const site = publishedFile(published.site);
const today = '2027-09-09';
const open = vi.fn<typeof window.open>(() => null);

// The calendar is fetched when it is first opened; how long that takes is no matter of these tests.
beforeAll(async () => {
  await import('./DateRangePopover.tsx');
});
beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  useDatesStore.setState({ checkIn: null, checkOut: null });
  delete window.gtag_report_conversion;
});

const trigger = () => screen.getByRole('button', { name: /Check-in and check-out/ });
const day = (name: RegExp) => screen.findByRole('button', { name });

/** Opens the calendar of a new search and picks days of September 2027, one after the other. */
async function pickDays(...days: number[]) {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  const pick = async (date: number) => {
    if (screen.queryByRole('dialog') === null) await user.click(trigger());
    await user.click(await day(new RegExp(`September ${date},`)));
  };
  for (const date of days) await pick(date);
  return { user, pick };
}

const alertText = 'Please select both check-in and check-out dates';

test('without both dates it alerts in the page and opens nothing', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today={today} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Search hotels/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
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

test('today can be a check-in, and the day after it a check-out', async () => {
  await pickDays(9, 10);
  expect(trigger()).toHaveTextContent('Sep 09 - Sep 10');
});

test('a day of one digit is written with two', async () => {
  const user = userEvent.setup();
  render(<HotelSearch site={site} today="2027-09-01" />);
  await user.click(trigger());
  await user.click(await day(/September 5,/));
  expect(trigger()).toHaveTextContent('Sep 05 - Select checkout');
});

test('while choosing the check-out, every day up to the check-in is disabled', async () => {
  await pickDays(20);
  expect(screen.getByRole('dialog', { name: 'Choose check-out' })).toBeVisible();
  expect(await day(/September 10,/)).toBeDisabled();
  expect(await day(/September 19,/)).toBeDisabled();
  expect(await day(/September 20,/)).toHaveAttribute('aria-disabled', 'true');
  expect(await day(/September 21,/)).toBeEnabled();
});

describe('a new check-in', () => {
  test.each([
    ['before the check-out keeps it', 21, 'Sep 21 - Sep 22'],
    ['on the check-out clears it', 22, 'Sep 22 - Select checkout'],
    ['after the check-out clears it', 23, 'Sep 23 - Select checkout'],
  ])('%s', async (_, date, label) => {
    const { pick } = await pickDays(20, 22);
    expect(trigger()).toHaveTextContent('Sep 20 - Sep 22');
    await pick(date);
    expect(trigger()).toHaveTextContent(label);
    expect(screen.getByRole('dialog', { name: 'Choose check-out' })).toBeVisible();
  });
});

test('a check-in alone is not enough', async () => {
  const { user } = await pickDays(20);
  await user.click(screen.getByRole('button', { name: /Search hotels/, hidden: true }));
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(alertText);
  expect(open).not.toHaveBeenCalled();
});

test('the alert goes when both dates are there', async () => {
  const { user, pick } = await pickDays();
  await user.click(screen.getByRole('button', { name: /Search hotels/ }));
  expect(screen.getByRole('alert')).toBeVisible();
  await pick(20);
  await pick(22);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a conversion hook is told the address of the search', async () => {
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  const { user } = await pickDays(20, 22);
  await user.click(screen.getByRole('button', { name: /Search hotels/ }));
  expect(window.gtag_report_conversion).toHaveBeenCalledExactlyOnceWith(
    'https://hotels.example/search?park=test&ref=testguide&startDate=2027-09-20&endDate=2027-09-22',
  );
});

test('it says that the guide may earn from it', () => {
  render(<HotelSearch site={site} today={today} />);
  expect(screen.getByText(site.disclosure)).toBeVisible();
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

test('the dates are there again when the visitor comes back in the same visit', async () => {
  useDatesStore.setState({ checkIn: '2027-09-20', checkOut: '2027-09-22' });
  const { unmount } = render(<HotelSearch site={site} today={today} />);
  expect(trigger()).toHaveTextContent('Sep 20 - Sep 22');
  unmount();
  render(<HotelSearch site={site} today="2027-09-21" />);
  expect(trigger()).toHaveTextContent('Select dates');
});

test('after Escape the calendar says what it asks for: the missing check-out, or both dates anew', async () => {
  const { user, pick } = await pickDays(20);
  await user.keyboard('{Escape}');
  await user.click(trigger());
  expect(screen.getByRole('dialog', { name: 'Choose check-out' })).toHaveTextContent('Choose check-out');
  await pick(25);
  await pick(21);
  expect(trigger()).toHaveTextContent('Sep 21 - Sep 25');
  await user.keyboard('{Escape}');
  await user.click(trigger());
  expect(screen.getByRole('dialog', { name: 'Choose check-in' })).toHaveTextContent('Choose check-in');
});
