import { expect, test, vi } from 'vitest';
import { fixtureDay } from './buildFixtureData.ts';

test.each(['a', 'the next'])('%s test starts on the day of the fixtures', () => {
  expect(new Date().toISOString()).toBe(`${fixtureDay}T18:00:00.000Z`);
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(new Date().getUTCFullYear()).toBe(2030);
});

test('a request that nobody mocked fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(fetch('https://unmocked.example/')).rejects.toThrow(TypeError);
});
