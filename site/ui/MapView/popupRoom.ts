import type { Map as LeafletMapObject } from 'leaflet';

/** From this width on the popup stands at the left of the map; below it lies at the bottom. */
const wideMap = 700;

/** Pixels of the map that the popup covers, so that what it speaks of is put beside it. */
export function popupRoom(map: LeafletMapObject): { left: number; bottom: number } {
  return map.getSize().x >= wideMap ? { left: 412, bottom: 0 } : { left: 0, bottom: 330 };
}
