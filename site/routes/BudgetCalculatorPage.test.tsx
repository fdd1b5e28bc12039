import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

const bill = () => within(screen.getByRole('region', { name: 'Your budget' }));

test('the total follows every choice', async () => {
  const { user } = await renderRoute('/budget-calculator');
  const people = await screen.findByLabelText('People');
  expect(people).toHaveValue(2);
  const before = bill().getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'More: People' }));
  expect(bill().getByRole('status')).toHaveTextContent('Total for 3 people');
  expect(bill().getByRole('status').textContent).not.toBe(before);
  await user.selectOptions(screen.getByLabelText('Duration'), '1 day');
  expect(bill().getByRole('status')).toHaveTextContent('3 people, 1 day');
});

test('people stay within 1 and 20, and an emptied field counts as 1', async () => {
  await renderRoute('/budget-calculator?people=20');
  const people = await screen.findByLabelText('People');
  expect(people).toHaveValue(20);
  expect(screen.getByRole('button', { name: 'More: People' })).toBeDisabled();
  fireEvent.change(people, { target: { value: '' } });
  expect(people).toHaveValue(1);
  expect(screen.getByRole('button', { name: 'Fewer: People' })).toBeDisabled();
});

test('a cheaper pass is pointed out', async () => {
  await renderRoute('/budget-calculator?days=7&people=1');
  expect(await screen.findByRole('heading', { name: /A cheaper pass saves/ })).toBeInTheDocument();
});

test('the result is exported as a text file named by days and people', async () => {
  const names: string[] = [];
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:budget';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await renderRoute('/budget-calculator?days=3&people=4');
  await user.click(await screen.findByRole('button', { name: 'Export as text file' }));
  await waitFor(() => expect(names).toEqual(['trip-budget-3-days-4-people.txt']));
  expect(await saved[0]!.text()).toContain('Trip budget: 3 days, 4 people');
});
