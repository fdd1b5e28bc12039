import type { Map as LeafletMapObject } from 'leaflet';
import { useLayoutEffect } from 'react';
import { moveAtRest } from './moveAtRest.ts';
import { popupRoom } from './popupRoom.ts';

interface CenterOnProps {
  map: LeafletMapObject;
  lat: number;
  lng: number;
  /** The zoom of the map where it is not given. */
  zoom: number | undefined;
}

/** Moves the map to a selection, in the middle of what the popup leaves free. */
export function CenterOn({ map, lat, lng, zoom }: CenterOnProps) {
  // Pins that the move puts out of sight go in the same step: a Tab between would lead to one and scroll the page.
  useLayoutEffect(() => {
    return moveAtRest(map, () => {
      const { left, bottom } = popupRoom(map);
      map.setView([lat, lng], zoom ?? map.getZoom(), { animate: false });
      map.panBy([-left / 2, bottom / 2], { animate: false });
    });
  }, [map, lat, lng, zoom]);
  return null;
}
