import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQueryState } from './useQueryState.ts';

interface State {
  search: string;
  type: string;
}

const read = (params: URLSearchParams): State => ({
  search: params.get('q') ?? '',
  type: params.get('type') ?? '',
});
const write = ({ search, type }: State) => {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (type) params.set('type', type);
  return params;
};

function List() {
  const [{ search, type }, change] = useQueryState(read, write);
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <input aria-label="Type" value={type} onChange={(event) => change({ type: event.target.value })} />
      <output>{useLocation().search}</output>
      <Link to="/list?type=other">Another list</Link>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const known = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function open(query: string): void {
  window.history.replaceState(null, '', `/list${query}`);
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('the state is what the address says', () => {
  open('?q=lake&type=water');
  expect(field('Search')).toHaveValue('lake');
  expect(field('Type')).toHaveValue('water');
});

test('a change shows in the field and in the address at once, and defaults stay out of the address', () => {
  open('?q=lake');
  type('Search', 'lakes');
  expect(field('Search')).toHaveValue('lakes');
  expect(window.location.search).toBe('?q=lakes');
  type('Search', '');
  expect(window.location.href).toBe('https://guide.example/list');
});

test('the router hears of a search when nothing has been typed for 350 ms', () => {
  open('');
  type('Search', 'l');
  wait(349);
  type('Search', 'la');
  wait(349);
  expect(known()).toBe('');
  wait(1);
  expect(known()).toBe('?q=la');
  expect(field('Search')).toHaveValue('la');
});

test('it hears of everything else at once, and of what was typed before', () => {
  open('');
  type('Type', 'water');
  expect(known()).toBe('?type=water');
  type('Search', 'la');
  expect(known()).toBe('?type=water');
  type('Type', 'rock');
  expect(known()).toBe('?q=la&type=rock');
  expect(window.location.search).toBe('?q=la&type=rock');
  type('Search', '');
  expect(known()).toBe('?type=rock');
});

test('a choice that the browser refuses to put into the address stays, and is in it later', () => {
  open('');
  const refuse = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
  });
  type('Type', 'water');
  expect(field('Type')).toHaveValue('water');
  expect(known()).toBe('');
  refuse.mockRestore();
  wait(350);
  expect(known()).toBe('?type=water');
});

test('what is typed before the address has followed is not lost', () => {
  open('');
  act(() => {
    type('Search', 'l');
    expect(field('Search').value).toBe('l');
    type('Search', `${field('Search').value}a`);
    expect(field('Search').value).toBe('la');
    type('Type', 'water');
  });
  expect(window.location.search).toBe('?q=la&type=water');
  wait(350);
  expect(known()).toBe('?q=la&type=water');
});

test('a change adds no entry to the history', () => {
  open('');
  const before = window.history.length;
  type('Search', 'lake');
  wait(350);
  expect(window.history.length).toBe(before);
});

test('a link that is pressed right after typing leads on from the new address', async () => {
  open('');
  type('Search', 'lake');
  fireEvent.click(screen.getByRole('link'));
  expect(window.location.search).toBe('?type=other');
  expect(field('Search')).toHaveValue('');
  vi.useRealTimers();
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.search).toBe('?q=lake'));
  });
  await vi.waitFor(() => expect(field('Search')).toHaveValue('lake'));
});

test('Back right after typing shows the address that it reaches, and leaves it as it is', async () => {
  open('?type=first');
  fireEvent.click(screen.getByRole('link'));
  type('Search', 'lake');
  vi.useRealTimers();
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.search).toBe('?type=first'));
  });
  await vi.waitFor(() => expect(field('Type')).toHaveValue('first'));
  expect(field('Search')).toHaveValue('');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(window.location.search).toBe('?type=first');
});

test('where the browser refuses more addresses, what was typed stays and is shown later', () => {
  const failed = vi.fn<(event: ErrorEvent) => void>();
  window.addEventListener('error', failed);
  open('');
  const refuse = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
  });
  type('Search', 'lake');
  wait(1000);
  expect(field('Search')).toHaveValue('lake');
  expect(window.location.search).toBe('');
  refuse.mockRestore();
  wait(350);
  expect(window.location.search).toBe('?q=lake');
  expect(known()).toBe('?q=lake');
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});
