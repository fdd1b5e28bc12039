import type { Map as LeafletMapObject } from 'leaflet';
import { startTransition, useEffect, useState } from 'react';
import type { MapBounds } from './pins/clusterMarkers.ts';

/** Pixels within which a pin is wholly in sight: its height above its place, half its width beside it. */
const inset = { top: 50, side: 24 };

interface MapView {
  zoom: number;
  /** Bounds in which pins are drawn; undefined while the map has no size. */
  bounds: MapBounds | undefined;
}

function viewOf(map: LeafletMapObject): MapView {
  const { x, y } = map.getSize();
  if (x <= 2 * inset.side || y <= inset.top) return { zoom: map.getZoom(), bounds: undefined };
  const northWest = map.containerPointToLatLng([inset.side, inset.top]);
  const southEast = map.containerPointToLatLng([x - inset.side, y]);
  return {
    zoom: map.getZoom(),
    bounds: { west: northWest.lng, south: southEast.lat, east: southEast.lng, north: northWest.lat },
  };
}

/** Returns the view of a map, and updates it when a movement ends. */
export function useMapView(map: LeafletMapObject): MapView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    let isDragged = false;
    const drag = () => {
      isDragged = true;
    };
    const update = () => {
      const show = () => setView(viewOf(map));
      if (isDragged) startTransition(show);
      else show();
      isDragged = false;
    };
    update();
    map.on('dragstart', drag);
    map.on('moveend resize', update);
    return () => {
      map.off('dragstart', drag);
      map.off('moveend resize', update);
    };
  }, [map]);
  return view;
}
