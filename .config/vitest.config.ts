import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/..`;

/** Three rooms, three projects; `built` looks at a finished dist/ and runs after the build. */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pipeline',
          include: ['pipeline/**/*.test.ts', 'schemas/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'site',
          include: ['site/**/*.test.{ts,tsx}'],
          exclude: ['site/e2e/**'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://guide.example/' } },
          globalSetup: 'site/test/buildFixtureData.ts',
          setupFiles: 'site/test/setup.ts',
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: { name: 'functions', include: ['functions/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'built', include: ['site/e2e/**/*.built.test.ts'], environment: 'node' },
      },
    ],
  },
});
