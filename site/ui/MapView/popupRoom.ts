import type { Map as LeafletMapObject } from 'leaflet';

/** From this width on the popup is at the left of the map; below, at the bottom. */
const wideMap = 700;
/** Pixels between the popup and its marker. */
const gap = 16;

/** Returns the pixels of the map that the popup covers, so that its marker is put beside it. */
export function popupRoom(map: LeafletMapObject): { left: number; bottom: number } {
  const container = map.getContainer();
  const popup = container.parentElement?.querySelector('[data-popup]')?.getBoundingClientRect();
  if (!popup) return { left: 0, bottom: 0 };
  const frame = container.getBoundingClientRect();
  return frame.width >= wideMap
    ? { left: popup.right - frame.left + gap, bottom: 0 }
    : { left: 0, bottom: frame.bottom - popup.top + gap };
}
