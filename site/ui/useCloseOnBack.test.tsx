import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useCloseOnBack } from './useCloseOnBack.ts';

function Panel() {
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Turn
      </button>
      {open && <p>Panel</p>}
    </>
  );
}

/** Opens or closes the panel, and waits until the history has followed. */
async function togglePanel(): Promise<void> {
  act(() => screen.getByRole('button').click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const go = (steps: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(steps);
    await arrived;
  });
const shown = () => screen.queryByText('Panel') !== null;

beforeEach(() => window.history.pushState({ key: 'page', idx: 3 }, '', '/page?q=lake'));

test('Back closes it and leaves the page as it is', async () => {
  render(<Panel />);
  await togglePanel();
  expect(shown()).toBe(true);
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3 });
  await go(-1);
  expect(shown()).toBe(false);
  expect(window.location.href).toBe('https://guide.example/page?q=lake');
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
});

test('closed in another way it leaves no entry behind', async () => {
  render(<Panel />);
  const before = window.history.length;
  await togglePanel();
  expect(window.history.length).toBe(before + 1);
  await togglePanel();
  expect(shown()).toBe(false);
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
  window.history.pushState({ key: 'next' }, '', '/next');
  expect(window.history.length).toBe(before + 1);
});

test('Forward shows the page alone', async () => {
  render(<Panel />);
  await togglePanel();
  await go(-1);
  await go(1);
  expect(shown()).toBe(false);
});

test('opened again before the history has followed, it stays open', async () => {
  render(<Panel />);
  await togglePanel();
  act(() => screen.getByRole('button').click());
  await togglePanel();
  await waitFor(() => expect(window.history.state).toHaveProperty('overlay'));
  expect(shown()).toBe(true);
  await go(-1);
  expect(shown()).toBe(false);
});
