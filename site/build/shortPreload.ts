import type { Plugin } from 'vite';

/**
 * Loads the missing stylesheets of a lazy module, then the module. The message of the failure names no full address,
 * because retryImport would import that.
 */
export const helper = `
const loadStyle = (path) => {
  const href = '/' + path;
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

/** Replaces Vite's helper for dynamic imports, which is in the first file of every page, by a shorter one. */
export function shortPreload(): Plugin {
  return {
    name: 'larch-short-preload',
    enforce: 'pre',
    load: { filter: { id: /preload-helper\.js$/ }, handler: () => helper },
  };
}
