import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHasFailedPart } from './importWithRetry.ts';
import { lazyRegions } from './lazyRegions.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Farewell = ({ name }: { name: string }) => <p>Goodbye {name}</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Renders a region whose code fails this many times before it comes, and waits for the first failure. */
async function renderRegion(failures: number) {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockResolvedValue({ default: Greeting });
  for (let failure = 0; failure < failures; failure++) load.mockImplementationOnce(unreachable);
  const Part = lazyRegions({ load })((module) => module.default);
  render(<Part name="Ann" />);
  await act(async () => await load.mock.results[0]?.value.catch(() => {}));
  return load;
}

/** Lets a time in milliseconds go by, and what then begins. */
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  useHasFailedPart.setState(false, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a lazy region that could not be fetched is asked for again 2 seconds later', async () => {
  const load = await renderRegion(1);
  await wait(1999);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network a lazy region is asked for again when the browser is back online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = await renderRegion(1);
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a lazy region that fails twice is asked for no more, and keeps its prerendered HTML', async () => {
  const load = await renderRegion(5);
  await wait(60_000);
  await act(async () => window.dispatchEvent(new Event('online')));
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('that a lazy region did not come is told to the page frame', async () => {
  await renderRegion(2);
  expect(useHasFailedPart.getState()).toBe(false);
  await wait(2000);
  expect(useHasFailedPart.getState()).toBe(true);
});

test('code that hangs is told to the page frame, and shows the form in place of the plan that opens', async () => {
  document.documentElement.dataset.plan = '';
  const Part = lazyRegions({ load: () => new Promise<{ default: typeof Greeting }>(() => {}) })(
    (module) => module.default,
  );
  render(<Part name="Ann" />);
  await wait(14_000);
  expect(useHasFailedPart.getState()).toBe(false);
  await wait(1000);
  expect(useHasFailedPart.getState()).toBe(true);
  expect(document.documentElement.dataset).not.toHaveProperty('plan');
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
  await wait(0);
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(screen.getByText('Goodbye Bob')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
