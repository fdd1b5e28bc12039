import './freshModules.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { pauses } from '../data/requestJson.ts';
import { fixtureDay } from './buildFixtureData.ts';
import { server } from './server.ts';

// Tests check the number of attempts, not their time.
pauses.fill(0);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** A test that expects console.error takes it over with its own spy. */
const consoleError = vi.fn<(...values: unknown[]) => void>((...values) => {
  throw new Error(`Unexpected console.error: ${values.map(String).join(' ')}`);
});

/** The testing library does not wait in `act` for a page that suspends; its queries do. */
const isExpected = (text: unknown) => String(text).startsWith('A component suspended inside an `act` scope');

beforeEach(() => {
  // By the real clock, the events that are over would be others from one day to the next.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${fixtureDay}T18:00:00Z`) });
  consoleError.mockClear();
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!isExpected(values[0])) consoleError(...values);
  });
  vi.spyOn(console, 'warn').mockImplementation(consoleError);
});

afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  vi.restoreAllMocks();
  expect(consoleError).not.toHaveBeenCalled();
});
