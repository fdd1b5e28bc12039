import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunkNames.ts';
import { leafletStyles } from './build/leafletStyles.ts';

const chunkName = chunkNames(import.meta.dirname);
const bundleDir = process.env.LARCH_SITE_BUNDLE ?? `${import.meta.dirname}/../.cache/site`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  cacheDir: '../.cache/vite',
  resolve: {
    // SWR's shim of this hook is for React 17.
    alias: { 'use-sync-external-store/shim': `${import.meta.dirname}/data/syncExternalStore.ts` },
  },
  plugins: [react(), vanillaExtractPlugin(), leafletStyles(), vike()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // boot.js and pageAssets.server.ts name what a page needs.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One stylesheet for all pages: no flash when a lazy route arrives, and every later page has it already.
            { name: 'styles', priority: 4, test: /\.vanilla\.css/ },
            // The base comes first, because a group takes along what its modules import.
            { name: (id, modules) => (chunkName(id, modules) === 'base' ? 'base' : null), priority: 3 },
            {
              name: (id, modules) => (chunkName(id, modules) === 'shared' ? 'shared' : null),
              priority: 2,
              entriesAware: true,
            },
            { name: chunkName, priority: 1 },
          ],
        },
      },
    },
    // vike joins root and outDir, so an absolute path would not do.
    outDir: relative(import.meta.dirname, bundleDir),
    emptyOutDir: true,
  },
});
