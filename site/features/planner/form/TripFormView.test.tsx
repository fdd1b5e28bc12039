import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { form as tripForm, rules } from '../rules/fixtures/testTrips.ts';
import type { TripForm } from '../rules/trip.ts';
import { TripFormView } from './TripFormView.tsx';

const offers = { ...rules.form, interests: [...rules.form.interests, { id: 'dining', label: 'Dining' }] };
const site = { name: '', url: '', language: 'en', currency: 'CAD' };

/** Renders the form with the given values; returns the latest form and the calls of its button. */
function open(given: Partial<TripForm> = {}) {
  const first = tripForm({ budget: '', ...given });
  const latest = { form: first };
  const onChange = (next: TripForm) => {
    latest.form = next;
  };
  const onSubmit = vi.fn<() => void>();
  function Held() {
    const [form, setForm] = useState(first);
    return (
      <TripFormView
        offers={offers}
        form={form}
        today="2027-01-01"
        days={null}
        isGenerating={false}
        onChange={(next) => {
          onChange(next);
          setForm(next);
        }}
        onSubmit={onSubmit}
        onBack={null}
      />
    );
  }
  render(
    <MemoryRouter>
      <SiteContext value={site}>
        <Held />
      </SiteContext>
    </MemoryRouter>,
  );
  return { latest, onSubmit, user: userEvent.setup() };
}
const budget = () => screen.getByLabelText('Total budget, CAD');

test('the hint says which amount we read', () => {
  open();
  expect(budget()).toHaveAccessibleDescription('Leave empty and we assume $1,000, $500 a day for the group.');
  fireEvent.change(budget(), { target: { value: '1.500' } });
  expect(budget()).toHaveAccessibleDescription('We read $1,500 CAD, $750 a day for the group.');
});

test.each([
  ['abc', /^We cannot read this/],
  ['-500', /^A budget cannot be below zero/],
  ['1,5', /^We cannot tell how much/],
  ['€500', /^Enter the amount alone, in CAD/],
])('"%s" is not planned, and the word is beside the field', async (typed, problem) => {
  const { onSubmit, user } = open();
  await user.type(budget(), typed);
  expect(budget()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(budget()).toHaveFocus();
  expect(budget()).toHaveAttribute('aria-invalid', 'true');
  expect(budget()).toHaveAccessibleDescription(problem);
  await user.clear(budget());
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the word comes when the field is left, not while it is typed', async () => {
  const { user } = open();
  await user.type(budget(), '-');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot read this as an amount.');
});

test('children are counted among the people, each with an age', async () => {
  const { latest, user } = open({ groupSize: 3 });
  await user.click(screen.getByText('Children in the group: none'));
  await user.click(screen.getByRole('button', { name: 'More: Children' }));
  await user.click(screen.getByRole('button', { name: 'More: Children' }));
  expect(screen.getByRole('button', { name: 'More: Children' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Age of child 2'), 'Under 1');
  expect(latest.form.childAges).toEqual([5, 0]);
  expect(screen.getByText('Children in the group: 2')).toBeInTheDocument();
});

test('a fold opens for values, and stays open while they are cleared', () => {
  open({ arrivalTime: '15:30' });
  const arrival = screen.getByLabelText('Arrival on the first day');
  expect(screen.getByText('Times of arrival and departure: arrival 3:30 PM')).toBeVisible();
  expect(arrival.closest('details')).toHaveAttribute('open');
  fireEvent(arrival.closest('details')!, new Event('toggle'));
  fireEvent.change(arrival, { target: { value: '' } });
  expect(arrival.closest('details')).toHaveAttribute('open');
});

test('transport, one bed and the times are in the form', async () => {
  const { latest, user } = open();
  await user.click(screen.getByRole('radio', { name: 'Without a car' }));
  await user.click(screen.getByRole('checkbox', { name: 'Keep one bed for the whole trip' }));
  fireEvent.change(screen.getByLabelText('Departure on the last day'), { target: { value: '11:00' } });
  expect(latest.form).toMatchObject({ transport: 'bus', isOneBed: false, departureTime: '11:00' });
});

test('a request leads to the field that does it, and is quiet when that is filled in', async () => {
  const { user } = open({ groupSize: 4, specialRequests: 'Two kids and no car' });
  await user.click(screen.getByRole('button', { name: 'Enter Children' }));
  expect(screen.getByLabelText('Children')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More: Children' }));
  expect(screen.queryByRole('button', { name: 'Enter Children' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose Transport' }));
  expect(screen.getByRole('radio', { name: 'With a car' })).toHaveFocus();
});

test('an interest that serves no place says so', async () => {
  const { user } = open();
  expect(screen.queryByText(/tips and packing only/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Culture' }));
  expect(screen.queryByText(/tips and packing only/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dining' }));
  expect(screen.getByText(/^Dining: tips and packing only/)).toBeVisible();
});
