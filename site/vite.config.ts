import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

const bundleDir = process.env.LARCH_SITE_BUNDLE ?? `${import.meta.dirname}/../.cache/site`;

/** Feature `LightDark` of Lightning CSS: variables in place of `light-dark()`, which no style of ours uses. */
const lightDark = 1 << 20;

export default defineConfig({
  root: import.meta.dirname,
  // Path of the guide on its host, with a slash at both ends: see `buildSite.ts`. In development it is the root.
  base: process.env.LARCH_BASE ?? '/',
  publicDir: '../public',
  cacheDir: '../.cache/vite',
  resolve: {
    // SWR's shim of this hook is for React 17.
    alias: { 'use-sync-external-store/shim': `${import.meta.dirname}/data/syncExternalStore.ts` },
  },
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), vike()],
  css: { lightningcss: { exclude: lightDark } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // boot.js and pageAssets.server.ts name what a page needs.
    modulePreload: false,
    rolldownOptions: {
      // A class name in place costs fewer bytes than its import.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One stylesheet for all pages: no flash when a lazy route arrives, and every later page has it already.
            { name: 'styles', priority: 1, test: /\.vanilla\.css/ },
            // Few large files load faster and compress better than many small ones. Groups of parts that only some pages need
            // come first.
            {
              name: 'lists',
              priority: 1,
              test: /FilterLayout|useFilteredList|LongGrid|useListState|filters\/(define|rainy|withoutCar|suitedFor|searchIn)/,
              minShareCount: 2,
            },
            {
              name: 'records',
              priority: 1,
              test: /RecordPage|RecordNotices|noticeTexts|NearSection|EditLink|SaveButton|useSave|Tooltip/,
              minShareCount: 2,
            },
            {
              name: 'overlays',
              priority: 1,
              test: /\/(Gallery(?!\/Lightbox)|Photographs|ModalDialog|PrintSheet)\//,
              minShareCount: 2,
            },
            {
              name: 'warnings',
              priority: 1,
              test: /trails\/season\/|SeasonBanner\/|EmergencyCall|MonthStrip/,
              minShareCount: 2,
            },
            {
              name: 'maps',
              priority: 1,
              test: /\/(MapView|DrawnMap|features\/trails\/route)\//,
              minShareCount: 2,
            },
            {
              name: 'shared',
              test: /^(?!.*(DateField|ActivityCard|AccommodationCard|activityFacts|\/stay)\.)(?!.*\/Gallery\/Lightbox)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
    // vike joins root and outDir, so an absolute path would not do.
    outDir: relative(import.meta.dirname, bundleDir),
    emptyOutDir: true,
  },
});
