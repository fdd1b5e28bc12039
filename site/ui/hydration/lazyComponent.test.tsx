import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a component that cannot be imported is tried once more, then an error shows', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockImplementation(unreachable);
  const Part = lazyComponent<{ name: string }>(load);
  const { rerender } = render(<Part name="Ann" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This section didn't load.Retry$/);
  rerender(<Part name="Bob" />);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a component that is imported at the second attempt is shown', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockImplementationOnce(unreachable)
    .mockResolvedValue({ default: Greeting });
  const Part = lazyComponent<{ name: string }>(load);
  render(<Part name="Ann" />);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
});

test('a component can have a fallback of its own', async () => {
  const Part = lazyComponent<{ name: string }>(unreachable, ({ name }) => <p>{name} is not here</p>);
  render(<Part name="Ann" />);
  expect(await screen.findByText('Ann is not here')).toBeVisible();
});
