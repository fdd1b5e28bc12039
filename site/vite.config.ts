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
          groups: [
            // One stylesheet for all pages: no flash when a lazy route arrives, and every later page has it already.
            { name: 'styles', priority: 1, test: /\.vanilla\.css/ },
            // With the shared parts, which every page loads too: the two would name each other's parts at length.
            { name: 'shared', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Few large files load faster and compress better than many small ones.
            {
              name: 'shared',
              test: /^(?!.*\/(MapView|DrawnMap|Gallery|Photographs|ModalDialog|PrintSheet|season)\/|.*\/(DateField|AccommodationCard|ActivityCard|eventDates)\.)/,
              minShareCount: 4,
            },
            {
              name: 'overlays',
              test: /\/(Gallery(?!\/Lightbox)|Photographs|ModalDialog|PrintSheet)\//,
              minShareCount: 2,
            },
            // Parts of a few pages, each of which would be a file of its own or would burden all pages.
            {
              name: 'warnings',
              test: /trails\/season\//,
              minShareCount: 2,
            },
            { name: 'consent', test: /features\/consent\/(consentStore|ConsentButtons)|device\/useDelay/ },
            {
              name: 'maps',
              test: /\/(MapView|DrawnMap|features\/trails\/route)\/|notices\/(MapNoticeEntry|noticeAreas)/,
              minShareCount: 2,
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
