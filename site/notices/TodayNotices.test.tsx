import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnDays } from '../test/renderOnDays.tsx';
import { TodayNotices } from './TodayNotices.tsx';

const on = (text: string, from: string, to: string) => ({ text, days: [{ from, to }] });
const gate = on('Closed: the gate', '2027-12-01', '2028-01-01');
const dogs = on('Restricted: dogs', '2027-12-31', '2027-12-31');
const boats = on('Restricted: boats', '2027-12-31', '2028-01-01');

test.each([
  ['2027-11-30', null],
  ['2027-12-01', 'In force today: Closed: the gate. All notices'],
  ['2027-12-31', 'In force today: Closed: the gate; Restricted: dogs; and 1 more. All notices'],
  ['2028-01-01', 'In force today: Closed: the gate; Restricted: boats. All notices'],
  ['2028-01-02', null],
])('on %s the home page says %s', (today, said) => {
  // The dates of a trip change nothing: the line is about today.
  const trip = { from: '2027-12-31', to: '2028-01-01' };
  const { container } = renderOnDays(<TodayNotices notices={[gate, dogs, boats]} />, today, trip);
  expect(container.textContent || null).toBe(said);
  if (said) expect(screen.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices');
});
