import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SortField } from './ListScreen.tsx';

test('it offers the list’s own order first, then the others, and tells what is chosen', async () => {
  const onChange = vi.fn<(value: 'all' | 'name' | 'beds') => void>();
  const orders = { name: { label: 'Name' }, beds: { label: 'Smallest first' } };
  render(<SortField orders={orders} value="name" onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Sort' });
  expect(field).toHaveDisplayValue('Name');
  expect([...field.children].map(({ textContent }) => textContent)).toEqual([
    'Recommended',
    'Name',
    'Smallest first',
  ]);
  await userEvent.selectOptions(field, 'Recommended');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('all');
});
