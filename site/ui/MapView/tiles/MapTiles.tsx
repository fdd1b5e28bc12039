import { type Map as LeafletMapObject, tileLayer } from 'leaflet';
import { useEffect } from 'react';
import type { MapTiles as Tiles } from '../mapTypes.ts';
import { tileLayers } from './tileLayers.ts';
import { tilesWatch } from './tilesWatch.ts';

interface MapTilesProps {
  map: LeafletMapObject;
  tiles: Tiles;
  /** Called with true if the tiles fail to load. */
  onMissing: (missing: boolean) => void;
}

/** The tiles of an outside service, over the guide's own map. */
export function MapTiles({ map, tiles, onMissing }: MapTilesProps) {
  useEffect(() => {
    const { url, ...options } = tileLayers[tiles];
    const layer = tileLayer(url, options);
    const watch = tilesWatch(onMissing);
    layer.on('loading', watch.requested);
    layer.on('tileload', watch.loaded);
    layer.on('tileerror', watch.failed);
    layer.on('load', watch.done);
    layer.addTo(map);
    return () => {
      watch.stop();
      layer.remove();
    };
  }, [map, tiles, onMissing]);
  return null;
}
