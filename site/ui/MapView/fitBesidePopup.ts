import type { LatLngBounds, Map as LeafletMapObject } from 'leaflet';
import { moveAtRest } from './moveAtRest.ts';
import { popupRoom } from './popupRoom.ts';

const fitPadding = 20;

/** Moves a map so that the popup covers nothing of the bounds. Returns a function that calls the move off. */
export function fitBesidePopup(map: LeafletMapObject, bounds: LatLngBounds): () => void {
  return moveAtRest(map, () => {
    const { left, bottom } = popupRoom(map);
    map.fitBounds(bounds, {
      paddingTopLeft: [fitPadding + left, fitPadding],
      paddingBottomRight: [fitPadding, fitPadding + bottom],
      animate: false,
    });
  });
}
