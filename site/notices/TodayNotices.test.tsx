import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnDays } from '../test/renderOnDays.tsx';
import { TodayNotices } from './TodayNotices.tsx';

const on = (text: string, from: string, to: string) => ({
  text,
  isClosure: true,
  days: [{ from, to }],
});
const gate = on('The gate', '2027-12-01', '2028-01-01');
const dogs = on('Dogs', '2027-12-31', '2027-12-31');
const boats = on('Boats', '2027-12-31', '2028-01-01');

function renderOn(today: string) {
  // The dates of a trip change nothing: the line is about today.
  const trip = { from: '2027-12-31', to: '2028-01-01' };
  return renderOnDays(<TodayNotices notices={[gate, dogs, boats]} />, today, trip).container;
}

test.each([
  ['2027-12-01', 'The gate'],
  ['2027-12-31', '3 closures and restrictions today'],
  ['2028-01-01', '2 closures and restrictions today'],
])('on %s the home page says %s', (today, expected) => {
  expect(renderOn(today).textContent).toBe(expected);
  expect(screen.getByRole('link', { name: expected })).toHaveAttribute('href', '/notices');
});

test.each(['2027-11-30', '2028-01-02'])('on %s the home page says nothing', (today) => {
  expect(renderOn(today)).toBeEmptyDOMElement();
});
