import { afterEach, expect, test, vi } from 'vitest';
import { catalog, place, rules } from './rules/fixtures/testTrips.ts';
import { warmUp } from './warmUp.ts';

afterEach(() => vi.unstubAllGlobals());

test('a sample is planned each time the browser is idle, with ever more places', async () => {
  let becomeIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
  });
  const places = Array.from({ length: 120 }, (_, index) => place({ slug: `lake-${index}` }));
  const { mock } = vi.spyOn(places, 'filter');
  const done = warmUp(catalog({ places }), rules);
  const sizes = () => mock.results.map(({ value }) => (value as unknown[]).length);
  expect(sizes()).toEqual([]);
  const expected = [2, 6, 15, 30, 60, 60];
  for (const count of expected.keys()) {
    becomeIdle();
    await vi.waitFor(() => expect(sizes()).toEqual(expected.slice(0, count + 1)));
  }
  await done;
});

test('a guide without places warms up, in a browser that cannot say when it is idle', async () => {
  vi.useFakeTimers();
  try {
    const done = warmUp(catalog({ places: [], stays: [] }), rules);
    await vi.runAllTimersAsync();
    expect(await done).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
