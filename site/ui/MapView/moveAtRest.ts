import type { Map as LeafletMapObject } from 'leaflet';

const zooming = new WeakSet<LeafletMapObject>();

/** Has a map note when a zoom is under way. */
export function noteZooms(map: LeafletMapObject): void {
  map.on('zoomanim', () => zooming.add(map));
  map.on('zoomend', () => zooming.delete(map));
}

/** Moves a map now, or after the zoom that is under way, whose end would undo the move. Returns how to call it off. */
export function moveAtRest(map: LeafletMapObject, move: () => void): () => void {
  if (!zooming.has(map)) {
    move();
    return () => {};
  }
  map.once('zoomend', move);
  return () => void map.off('zoomend', move);
}
