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

test('a late part that fails once more is left as the HTML has it', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockImplementation(unreachable);
  const Part = later({ load });
  render(<Part name="Ann" />);
  for (let outages = 0; outages < 5; outages++) {
    await act(async () => {
      await load.mock.results.at(-1)?.value.catch(() => {});
      window.dispatchEvent(new Event('online'));
    });
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is asked for and does not come is asked for once more, then says so', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockImplementation(unreachable);
  const Part = onDemand<{ name: string }>(load);
  const { rerender } = render(<Part name="Ann" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
  rerender(<Part name="Bob" />);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is asked for and comes at the second attempt is shown', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockImplementationOnce(unreachable)
    .mockResolvedValue({ default: Greeting });
  const Part = onDemand<{ name: string }>(load);
  render(<Part name="Ann" />);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
});

test('a part can have a stand-in of its own', async () => {
  const Part = onDemand<{ name: string }>(unreachable, ({ name }) => <p>{name} is not here</p>);
  render(<Part name="Ann" />);
  expect(await screen.findByText('Ann is not here')).toBeVisible();
});
