import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyRegions } from './lazyRegions.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Farewell = ({ name }: { name: string }) => <p>Goodbye {name}</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a lazy region that could not be fetched is tried again when the browser is back online', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockImplementationOnce(unreachable)
    .mockResolvedValue({ default: Greeting });
  const Part = lazyRegions({ load })((module) => module.default);
  render(<Part name="Ann" />);
  await act(async () => await load.mock.results[0]?.value.catch(() => {}));
  expect(screen.queryByText('Hello Ann')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a lazy region that fails twice keeps its prerendered HTML', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockImplementation(unreachable);
  const Part = lazyRegions({ load })((module) => module.default);
  render(<Part name="Ann" />);
  for (let outages = 0; outages < 5; outages++) {
    await act(async () => {
      await load.mock.results.at(-1)?.value.catch(() => {});
      window.dispatchEvent(new Event('online'));
    });
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('regions of one module share one request', async () => {
  const load = vi
    .fn<() => Promise<{ Hello: typeof Greeting; Goodbye: typeof Farewell }>>()
    .mockResolvedValue({
      Hello: Greeting,
      Goodbye: Farewell,
    });
  const region = lazyRegions({ load });
  const Hello = region((module) => module.Hello);
  const Goodbye = region((module) => module.Goodbye);
  render(
    <>
      <Hello name="Ann" />
      <Goodbye name="Bob" />
    </>,
  );
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(await screen.findByText('Goodbye Bob')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
