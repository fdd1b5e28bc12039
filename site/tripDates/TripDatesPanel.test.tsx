import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import TripDatesPanel, { withFirstDay, withLastDay } from './TripDatesPanel.tsx';
import { TripDatesContext } from './tripDates.ts';

const july = { checkIn: '2027-07-10', checkOut: '2027-07-14' };
const none = { checkIn: null, checkOut: null };

test.each([
  [none, '2027-07-10', { checkIn: '2027-07-10', checkOut: null }],
  [july, '2027-07-13', { checkIn: '2027-07-13', checkOut: '2027-07-14' }],
  [july, '2027-07-14', { checkIn: '2027-07-14', checkOut: null }],
  [july, '', none],
])('of %j the first day %j makes %j', (dates, day, expected) => {
  expect(withFirstDay(dates, day)).toEqual(expected);
});

test.each([
  [none, '2027-07-14', { checkIn: '2027-07-14', checkOut: null }],
  [july, '2027-07-11', { checkIn: '2027-07-10', checkOut: '2027-07-11' }],
  [july, '2027-07-10', { checkIn: '2027-07-10', checkOut: null }],
  [july, '2027-07-01', { checkIn: '2027-07-01', checkOut: '2027-07-14' }],
  [july, '', { checkIn: '2027-07-10', checkOut: null }],
])('of %j the last day %j makes %j', (dates, day, expected) => {
  expect(withLastDay(dates, day)).toEqual(expected);
});

test('a first day that has passed is told at its field until it is mended', () => {
  render(
    <TripDatesContext value={{ today: '2027-07-01', trip: null }}>
      <TripDatesPanel isOpen closed={0} hide="what's closed" />
    </TripDatesContext>,
  );
  const field = screen.getByLabelText('Arriving');
  fireEvent.change(field, { target: { value: '2027-06-30' } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose July 1, 2027 or later.');
  fireEvent.change(field, { target: { value: '2027-07-02' } });
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
});
