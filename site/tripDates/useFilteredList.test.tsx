import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { isClosedOn } from './openSeason.ts';
import { type TripDates, TripDatesContext } from './tripDates.ts';
import { useTripDatesStore } from './tripDatesStore.ts';
import { renderOnDays } from '../test/renderOnDays.tsx';
import { useOpenOnDates, TripDatesBar } from './useFilteredList.tsx';

afterEach(() => useTripDatesStore.setState({ checkIn: null, checkOut: null, hidesClosed: false }));

interface Hut {
  name: string;
  open?: { from: string; to: string };
}

const huts: Hut[] = [
  { name: 'Summer', open: { from: '06-15', to: '09-20' } },
  { name: 'Always' },
  { name: 'Winter', open: { from: '12-01', to: '04-10' } },
];
const isClosed = ({ open }: Hut, days: TripDates) => isClosedOn(open, days);

function List({ isLed = true }: { isLed?: boolean }) {
  const { shown = [], closed } = useOpenOnDates(huts, isLed, isClosed);
  return (
    <>
      <TripDatesBar closed={closed} />
      <ul>
        {shown.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  ['2027-07-01', null, ['Summer', 'Always', 'Winter']],
  ['2027-01-01', null, ['Always', 'Winter', 'Summer']],
  ['2027-05-01', null, ['Always', 'Summer', 'Winter']],
  // The dates decide, not today.
  ['2027-01-01', { from: '2027-07-01', to: '2027-07-05' }, ['Summer', 'Always', 'Winter']],
  ['2027-07-01', { from: '2027-12-20', to: '2027-12-27' }, ['Always', 'Winter', 'Summer']],
])('on %s with the trip %j no list is led by what is closed', (today, trip, expected) => {
  renderOnDays(<List />, today, trip);
  expect(names()).toEqual(expected);
});

test('an order that the visitor chose stays', () => {
  renderOnDays(<List isLed={false} />, '2027-01-01');
  expect(names()).toEqual(['Summer', 'Always', 'Winter']);
});

/** Renders the list below a frame that tells it the dates of the store. */
function Page() {
  const { checkIn, checkOut, hidesClosed } = useTripDatesStore();
  const [today] = useState('2027-05-01');
  const trip = checkIn === null ? null : { from: checkIn, to: checkOut ?? checkIn };
  return (
    <TripDatesContext value={{ today, trip, hidesClosed }}>
      <List />
    </TripDatesContext>
  );
}

test("dates are chosen above the list, and one switch hides what's closed", async () => {
  const user = userEvent.setup();
  renderOnDays(<Page />, '2027-05-01');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add my dates', expanded: false }));
  fireEvent.change(await screen.findByLabelText('Arriving'), { target: { value: '2027-07-10' } });
  fireEvent.change(screen.getByLabelText('Leaving'), { target: { value: '2027-07-14' } });
  expect(useTripDatesStore.getState()).toMatchObject({ checkIn: '2027-07-10', checkOut: '2027-07-14' });
  expect(screen.getByText('Jul 10–14, 2027')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: "Hide what's closed (1)" }));
  expect(names()).toEqual(['Summer', 'Always']);
  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(names()).toEqual(['Always', 'Summer', 'Winter']);
  expect(useTripDatesStore.getState()).toMatchObject({ checkIn: null, checkOut: null, hidesClosed: false });
});

test('dates of a plan or a stay are taken over', async () => {
  useTripDatesStore.setState({ checkIn: '2027-12-20', checkOut: '2027-12-27' });
  renderOnDays(<Page />, '2027-05-01');
  expect(await screen.findByText('Dec 20–27, 2027')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: "Hide what's closed (1)" })).not.toBeChecked();
  expect(screen.queryByLabelText('Arriving')).toBeNull();
});
