import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { baseChunk } from './build/baseChunk.ts';
import { leafletStyles } from './build/leafletStyles.ts';

const bundleDir = process.env.LARCH_SITE_BUNDLE ?? `${import.meta.dirname}/../.cache/site`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  cacheDir: '../.cache/vite',
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
            { name: 'styles', priority: 2, test: /\.vanilla\.css/ },
            { name: baseChunk(import.meta.dirname), priority: 1 },
          ],
        },
      },
    },
    // vike joins root and outDir, so an absolute path would not do.
    outDir: relative(import.meta.dirname, bundleDir),
    emptyOutDir: true,
  },
});
