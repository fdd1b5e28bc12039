import { expect, test } from 'vitest';
import { everyPage } from './everyPage.ts';

test('a page that fails is told of, and those after it are looked at', async () => {
  const seen: string[] = [];
  const told: string[] = [];
  const misses = await everyPage(
    ['/a', '/b', '/c', '/d'],
    (path) => {
      seen.push(path);
      return path === '/b'
        ? Promise.reject(new Error('Command failed\nand more'))
        : Promise.resolve(path !== '/c');
    },
    (path, failure) => told.push(`${path}: ${failure}`),
  );
  expect(seen).toEqual(['/a', '/b', '/c', '/d']);
  expect(told).toEqual(['/b: Command failed']);
  expect(misses).toBe(2);
});
