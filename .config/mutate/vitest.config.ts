import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

const { MUTATE_ROOM: room = '', MUTATE_FOLDER: folder = room } = process.env;
const place = folder.endsWith('.ts') ? dirname(folder) : folder;

/** The tests of pure modules: no document, no built data, no whole programs. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  cacheDir: '.cache/vitest-mutate',
  test: {
    environment: 'node',
    include: [`${place}/**/*.test.ts`, `${dirname(place)}/*.test.ts`],
    exclude: [
      'pipeline/{bench,commands,dev,emit,files,fixtures,load,pictures,reference,scaffold}/**',
      '**/*.built.test.ts',
      'pipeline/{addresses,build,dev,hostileContent}.test.ts',
      'pipeline/apiDiff/publishCommit.test.ts',
      '**/*.dom.test.ts',
      'site/features/planner/fetchWeather.test.ts',
    ],
    testTimeout: 30_000,
  },
});
