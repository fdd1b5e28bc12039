import type { Plugin } from 'vite';

/**
 * Leaves out the rules for whatever lies below `.leaflet-dragging`. Leaflet sets that class on the body when a drag begins
 * and takes it away when it ends: to find whom such rules concern, a browser walks through the whole page, and beside a
 * map of 5,000 trails that was the longest frame of a drag. `ui/MapView` has a rule of its own for the hand that grabs.
 */
export function leafletStyles(): Plugin {
  return {
    name: 'larch-leaflet-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /leaflet\/dist\/leaflet\.css$/ },
      handler: (code) => withoutDragging(code),
    },
  };
}

/**
 * Returns a stylesheet without its rules that begin with the class. Throws an Error if there is none, because then this
 * file is no longer needed.
 */
export function withoutDragging(code: string): string {
  const left = code.replaceAll(/^\.leaflet-dragging\b[^{}]*\{[^{}]*\}/gm, '');
  if (left === code)
    throw new Error('leaflet.css has no rule for .leaflet-dragging: remove leafletStyles.ts');
  return left;
}
