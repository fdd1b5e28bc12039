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

test('the hint says which amount the plan uses', () => {
  open();
  expect(budget()).toHaveAccessibleDescription(
    'Leave it blank and the plan uses $1,000, $500 a day for the group.',
  );
  fireEvent.change(budget(), { target: { value: '1.500' } });
  expect(budget()).toHaveAccessibleDescription('$1,500 CAD, $750 a day for the group.');
});

test('an unreadable budget says so, and is planned with the default', async () => {
  const { onSubmit, user } = open();
  await user.type(budget(), 'abc');
  expect(budget()).toHaveAccessibleDescription(/^We couldn't read this amount/);
  expect(budget()).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('dates that cannot be planned say so at the end date, which gets the focus, until they are mended', async () => {
  const { onSubmit, user } = open({ startDate: '2027-07-10', endDate: '2027-12-05' });
  const end = screen.getByLabelText('End date');
  expect(end).toHaveAccessibleDescription('Plans can be up to 30 days. Choose an earlier end date.');
  expect(end).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(end).toHaveFocus();
  fireEvent.change(end, { target: { value: '2027-07-12' } });
  fireEvent.blur(end);
  expect(end).not.toHaveAttribute('aria-invalid');
  expect(end).toHaveAccessibleDescription('');
});

test('a start that has passed is told at its field and not planned', async () => {
  const { onSubmit, user } = open({ startDate: '2020-07-10', endDate: '2020-07-12' });
  const start = screen.getByLabelText('Start date');
  expect(start).toHaveAccessibleDescription(/^Choose .+ or later\.$/);
  await user.click(screen.getByRole('button', { name: 'Plan My Trip' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(start).toHaveFocus();
});

test('children are counted among the people, each with an age', async () => {
  const { latest, user } = open({ groupSize: 3 });
  await user.click(screen.getByText('Children: none'));
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
  expect(arrival.closest('details')).toHaveAttribute('open');
  fireEvent(arrival.closest('details')!, new Event('toggle'));
  fireEvent.change(arrival, { target: { value: '' } });
  expect(arrival.closest('details')).toHaveAttribute('open');
});

test('transport, needs and the times are in the form', async () => {
  const { latest, user } = open();
  await user.click(screen.getByRole('radio', { name: 'Without a car' }));
  await user.click(screen.getByRole('checkbox', { name: 'Dogs on a leash' }));
  await user.click(screen.getByRole('checkbox', { name: 'Wheelchairs' }));
  fireEvent.change(screen.getByLabelText('Departure on the last day'), { target: { value: '11:00' } });
  expect(latest.form).toMatchObject({
    transport: 'bus',
    needs: ['wheelchairs', 'dogs'],
    departureTime: '11:00',
  });
});

test('without dates the keyboard stops at the reason why there is no plan yet', async () => {
  const { user } = open({ startDate: '', endDate: '' });
  await user.click(screen.getByLabelText('Special requests'));
  await user.tab();
  expect(screen.getByText(/^Choose both dates first/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Plan My Trip' })).toHaveAccessibleDescription(
    /^Choose both dates/,
  );
});
