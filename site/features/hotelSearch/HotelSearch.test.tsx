import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { published } from '../../data/published.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { useTripDatesStore } from '../../tripDates/tripDatesStore.ts';
import { HotelSearch } from './HotelSearch.tsx';

const site = publishedFile(published.site);
const today = '2027-09-09';
const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  useTripDatesStore.setState({ checkIn: null, checkOut: null });
  delete window.gtag_report_conversion;
});

const checkIn = () => screen.getByLabelText('Check-in');
const checkOut = () => screen.getByLabelText('Check-out');
const choose = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const search = () => userEvent.setup().click(screen.getByRole('button', { name: /Search hotels/ }));

function renderWith(from: string, until: string) {
  render(<HotelSearch site={site} today={today} />);
  if (from) choose(checkIn(), from);
  if (until) choose(checkOut(), until);
}

const alertText = 'Please select both check-in and check-out dates';

test('without both dates it alerts in the page, opens nothing and goes to the first', async () => {
  renderWith('', '');
  expect(screen.queryByRole('alert')).toBeNull();
  await search();
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
  expect(checkIn()).toHaveFocus();
  expect(checkIn()).toHaveAccessibleDescription(alertText);
  expect(checkIn()).toBeInvalid();
  expect(open).not.toHaveBeenCalled();
});

test('a check-in alone is not enough, and the check-out is asked for', async () => {
  renderWith('2027-09-20', '');
  await search();
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
  expect(checkOut()).toHaveFocus();
  expect(checkOut()).toBeInvalid();
  expect(open).not.toHaveBeenCalled();
});

test('the alert goes when both dates are there', async () => {
  renderWith('', '');
  await search();
  expect(screen.getByRole('alert')).toBeVisible();
  choose(checkIn(), '2027-09-20');
  choose(checkOut(), '2027-09-22');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two dates are searched at the partner, and a conversion hook is told the address', async () => {
  renderWith('2027-09-10', '2027-09-17');
  await search();
  const address =
    'https://hotels.example/search?park=test&ref=testguide&startDate=2027-09-10&endDate=2027-09-17';
  expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener');
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  await search();
  expect(window.gtag_report_conversion).toHaveBeenCalledExactlyOnceWith(address);
});

test('past days cannot be picked, and no check-out on or before the check-in', () => {
  renderWith('', '');
  expect(checkIn()).toHaveAttribute('min', today);
  expect(checkOut()).toHaveAttribute('min', '2027-09-10');
  choose(checkIn(), '2027-09-20');
  expect(checkIn()).toHaveAttribute('min', today);
  expect(checkOut()).toHaveAttribute('min', '2027-09-21');
});

test.each([
  ['a past check-in', '2027-09-08', '2027-09-22'],
  ['the check-in itself as check-out', '2027-09-20', '2027-09-20'],
  ['a check-out before the check-in', '2027-09-20', '2027-09-19'],
])('%s, when typed, does not count', async (_, from, until) => {
  renderWith(from, until);
  await search();
  expect(screen.getByRole('alert')).toHaveTextContent(alertText);
  expect(open).not.toHaveBeenCalled();
});

describe('a new check-in', () => {
  test.each([
    ['before the check-out keeps it', '2027-09-21', '2027-09-22'],
    ['on the check-out clears it', '2027-09-22', ''],
    ['after the check-out clears it', '2027-09-23', ''],
  ])('%s', (_, day, left) => {
    renderWith('2027-09-20', '2027-09-22');
    choose(checkIn(), day);
    expect(checkIn()).toHaveValue(day);
    expect(checkOut()).toHaveValue(left);
  });
});

test('it says that the guide may earn from it', () => {
  renderWith('', '');
  expect(screen.getByText(site.disclosure)).toBeVisible();
});

test('without a script it is a plain form, which the browser checks and sends', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<HotelSearch site={site} today={today} />);
  const form = host.querySelector('form');
  expect(form?.method).toBe('get');
  expect(form?.noValidate).toBe(false);
  expect(form?.action).toBe('https://hotels.example/search');
  const named = [...host.querySelectorAll<HTMLInputElement>('input[name]')];
  expect(named.map(({ type, name, value, required }) => [type, name, value, required])).toEqual([
    ['hidden', 'park', 'test', false],
    ['hidden', 'ref', 'testguide', false],
    ['date', 'startDate', '', true],
    ['date', 'endDate', '', true],
  ]);
});

test('the dates are there again when the visitor comes back in the same visit', () => {
  useTripDatesStore.setState({ checkIn: '2027-09-20', checkOut: '2027-09-22' });
  const { unmount } = render(<HotelSearch site={site} today={today} />);
  expect(checkIn()).toHaveValue('2027-09-20');
  expect(checkOut()).toHaveValue('2027-09-22');
  unmount();
  render(<HotelSearch site={site} today="2027-09-21" />);
  expect(checkIn()).toHaveValue('');
  expect(checkOut()).toHaveValue('');
});
