import type { GridLayer, Map as LeafletMapObject } from 'leaflet';
import { useEffect } from 'react';
import type { VectorMap } from '../mapTypes.ts';
import { tilesWatch } from './tilesWatch.ts';

interface VectorTilesProps {
  map: LeafletMapObject;
  vector: VectorMap;
  /** Called with true if the tiles fail to load. */
  onMissing: (missing: boolean) => void;
}

/** Returns whether the page is dark: as chosen, otherwise as the device says. */
function isDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme ? scheme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The map of the guide's own PMTiles file, in place of an outside service. */
export function VectorTiles({ map, vector: { url, attribution }, onMissing }: VectorTilesProps) {
  useEffect(() => {
    let layer: GridLayer | null = null;
    let wanted = true;
    const watch = tilesWatch(onMissing);
    watch.requested();
    const show = async () => {
      // Fetched by maps that have such a file alone.
      const { pmtilesLayer } = await import('./pmtilesLayer.ts');
      const created = await pmtilesLayer({ url, attribution }, isDark(), watch);
      if (!wanted) return;
      layer = created;
      layer.on('loading', watch.requested);
      layer.on('load', watch.done);
      layer.addTo(map);
    };
    show().catch(watch.failed);
    return () => {
      wanted = false;
      watch.stop();
      layer?.remove();
    };
  }, [map, url, attribution, onMissing]);
  return null;
}
