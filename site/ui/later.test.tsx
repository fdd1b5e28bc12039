import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { later, onDemand } from './later.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a late part that could not be fetched is tried again when the browser is back online', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockImplementationOnce(unreachable)
    .mockResolvedValue({ default: Greeting });
  const Part = later({ load });
  render(<Part name="Ann" />);
  await act(async () => await load.mock.results[0]?.value.catch(() => {}));
  expect(screen.queryByText('Hello Ann')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is asked for and does not come says so', async () => {
  const Part = onDemand<{ name: string }>(unreachable);
  render(<Part name="Ann" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
});

test('a part can have a stand-in of its own', async () => {
  const Part = onDemand<{ name: string }>(unreachable, ({ name }) => <p>{name} is not here</p>);
  render(<Part name="Ann" />);
  expect(await screen.findByText('Ann is not here')).toBeVisible();
});
