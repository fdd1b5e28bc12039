import type { Plugin } from 'vite';

/**
 * Loads the missing stylesheets of a lazy module, then the module. The message of the failure names no full address,
 * because retryImport would import that. `base` is where the guide stands on its host.
 */
export const helper = (base: string) => `
const loadStyle = (path) => {
  const href = '${base}' + path;
  if (document.querySelector('link[href="' + href + '"]')) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(Error(href + ' did not load'));
    };
  });
};
export const __vitePreload = (load, styles = []) => Promise.all(styles.map(loadStyle)).then(load);
`;

/** The list of stylesheets of a chunk that needs the one of all pages alone. */
const sharedStyleList =
  /^const __vite__mapDeps=\([^\n]*m\.f=\["assets\/static\/styles\.[\w-]+\.css"\][^\n]*\n/m;

/** Removes the list of stylesheets from a chunk that needs only the one that every page links. */
export function withoutSharedStyles(code: string): string {
  return sharedStyleList.test(code)
    ? code.replace(sharedStyleList, '').replaceAll(',__vite__mapDeps([0])', '')
    : code;
}

/**
 * Replaces Vite's helper for dynamic imports, which is in the first file of every page, by a shorter one, and spares
 * it the stylesheet of all pages.
 */
export function shortPreload(base: string): Plugin {
  return {
    name: 'larch-short-preload',
    enforce: 'pre',
    load: { filter: { id: /preload-helper\.js$/ }, handler: () => helper(base) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withoutSharedStyles(file.code);
      },
    },
  };
}
