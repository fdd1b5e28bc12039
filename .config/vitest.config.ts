import { setFlagsFromString } from 'node:v8';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isNightly } from '../pipeline/fixtures/testScope.ts';

const root = `${import.meta.dirname}/..`;

/** Tests of attacks, write faults and other parks, which only the night runs. */
const waiting = isNightly ? [] : ['**/*.night*.test.ts', '**/*.night.built.test.ts'];

// V8 can end the process when threads give up the code of a WebAssembly module that they share (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc');

/**
 * A project for each folder, and one for the tools of the tests. The site has two, because a DOM takes longer to make
 * than most of its tests take: files named `*.test.tsx` or `*.dom.test.ts` have one. `built` looks at a finished dist/
 * and runs after the build. Files of a worker share their modules, packages and DOM: making them anew for every file takes three times as
 * long as the tests.
 */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    pool: 'threads',
    // One less than there are is the default, which leaves half of two idle.
    maxWorkers: '100%',
    isolate: false,
    // A busy machine takes longer than usual for a repository or a build of its own.
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pipeline',
          include: ['pipeline/**/*.test.ts', 'schemas/**/*.test.ts'],
          exclude: ['**/*.built.test.ts', ...waiting],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'site',
          include: ['site/**/*.test.ts'],
          exclude: ['site/e2e/**', 'site/**/*.dom.test.ts', ...waiting],
          environment: 'node',
          globalSetup: 'site/test/buildFixtureData.ts',
          setupFiles: 'site/test/setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'screens',
          include: ['site/**/*.test.tsx', 'site/**/*.dom.test.ts'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://guide.example/' } },
          globalSetup: 'site/test/buildFixtureData.ts',
          setupFiles: ['site/test/setup.ts', 'site/test/setupDom.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          exclude: waiting,
          environment: 'node',
          // Many requests to a runtime of its own.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['.ci/**/*.test.ts', 'site/e2e/**/*.test.ts'],
          exclude: ['**/*.built.test.ts', ...waiting],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['{.ci,pipeline,site}/**/*.built.test.ts'],
          exclude: waiting,
          environment: 'node',
          // Whole builds, beside that of the demo.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
