import { join } from 'node:path';
import type { Plugin } from 'vite';

const runtime = join(import.meta.dirname, '../base/jsxRuntime.ts');

/** Has the elements of a guide below a path name addresses of its host: see `base/jsxRuntime.ts`. */
export function jsxBelow(): Plugin {
  return {
    name: 'larch-jsx-below',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_id, importer) =>
        importer === undefined || importer.includes('node_modules') || importer === runtime ? null : runtime,
    },
  };
}
