import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { relative } from 'node:path';
import { defineConfig } from 'vite';

const bundleDir = process.env.LARCH_SITE_BUNDLE ?? `${import.meta.dirname}/../.cache/site`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  cacheDir: '../.cache/vite',
  plugins: [react(), vanillaExtractPlugin(), vike()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One small file for all pages: no flash when a lazy route arrives, and every later page has it already.
    cssCodeSplit: false,
    // vike joins root and outDir, so an absolute path would not do.
    outDir: relative(import.meta.dirname, bundleDir),
    emptyOutDir: true,
  },
});
