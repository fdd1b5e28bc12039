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
    minify: 'terser',
    terserOptions: {
      compress: { passes: 3, ecma: 2020 },
      // Engines compile a function in brackets at once and aside, where they would read all of React twice: the longest
      // task of hydration is a third as long.
      format: { comments: false, wrap_func_args: true },
    },
    // boot.js and pageAssets.server.ts name what a page needs.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One stylesheet for all pages: no flash when a lazy route arrives, and every later page has it already.
            { name: 'styles', priority: 5, test: /\.vanilla\.css/ },
            // One large file compresses far better than many small ones: what every page has, what record
            // pages have, what lists have, what those with a search field have. Whatever loads later stays out
            // of these. The chevron is in the first, since the home page would load all of a list for it.
            {
              name: 'base',
              priority: 4,
              test: /node_modules[\\/](@tabler[\\/]icons-react[\\/].*[\\/]IconChevronDown\.|(react|react-dom|scheduler|react-router|swr|zustand|use-sync-external-store|dequal)[\\/])|site[\\/](app[\\/](?!frame[\\/](MenuDrawer|AfterFirstPaint|ScrollToTop|RouteAnnouncer))|data[\\/](published|fetchPublished|requestJson|isIllustrative|FetchError|usePublished|usePublishedRecord|PublishedDataProvider|useSite|usePage|useScreen|useHydrated|deviceStorage)|ui[\\/](Layout|Button|SiteLink|TitleBand|Section|Picture|head|PageHeading|Logo|VisuallyHidden|classNames|CutText|EmptyState|ErrorState|LoadingState|Tag|Sign)|routes[\\/]Awaited)/,
            },
            {
              name: 'details',
              priority: 3,
              test: /site[\\/](ui[\\/](Prose|FactList|BulletList|SourceNote|Notice|HeroPicture|Gallery[\\/]Gallery|PriceList|Tooltip[\\/]Tooltip)|features[\\/]saved[\\/](SaveButton|savedPlace|useSavedPlaces))/,
            },
            {
              name: 'lists',
              priority: 2,
              test: /site[\\/](ui[\\/](Field[\\/](Select|Field)|Chips|Skeleton|FilterLayout[\\/]FilterLayout)|data[\\/](useQueryState|lists))/,
            },
            {
              name: 'search',
              priority: 1,
              test: /site[\\/](ui[\\/](FilterLayout|Field[\\/](Search|Checkbox)|LongGrid)|data[\\/](queryChoices|searchIn))/,
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
