import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useQueryState } from './useQueryState.ts';

const read = (params: URLSearchParams) => params.get('q') ?? '';
const write = (value: string) => new URLSearchParams(value && { q: value });

function Search() {
  const [value, change] = useQueryState(read, write);
  return (
    <>
      <input aria-label="Search" value={value} onChange={(event) => change(event.target.value)} />
      <output>{useLocation().search}</output>
    </>
  );
}

const renderSearch = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Search />
    </MemoryRouter>,
  );

test('the address and the state say the same, and defaults stay out of the address', () => {
  renderSearch('/?q=lake');
  const input = screen.getByRole('textbox');
  expect(input).toHaveValue('lake');
  fireEvent.change(input, { target: { value: 'lakes' } });
  expect(screen.getByRole('status')).toHaveTextContent('?q=lakes');
  fireEvent.change(input, { target: { value: '' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what is typed before the address has followed is not lost', () => {
  renderSearch('/');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  act(() => {
    fireEvent.change(input, { target: { value: 'l' } });
    expect(input.value).toBe('l');
    fireEvent.change(input, { target: { value: `${input.value}a` } });
    expect(input.value).toBe('la');
  });
  expect(screen.getByRole('status')).toHaveTextContent('?q=la');
});
