import type { Map as LeafletMapObject, LatLngBounds } from 'leaflet';
import { useEffect, useLayoutEffect } from 'react';

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

/** Moves the tip of the popup along its edge, so that it points at the selected marker. */
export function PointPopup({ map, lat, lng }: Omit<CenterOnProps, 'zoom'>) {
  useEffect(() => {
    const point = () => {
      const popup = map.getContainer().parentElement?.querySelector<HTMLElement>('[data-popup]');
      if (!popup) return;
      const frame = map.getContainer().getBoundingClientRect();
      const edge = popup.getBoundingClientRect();
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      const along = (at: number, length: number) => `${Math.max(tipRoom, Math.min(length - tipRoom, at))}px`;
      popup.style.setProperty('--tip-x', along(x + frame.left - edge.left, edge.width));
      popup.style.setProperty('--tip-y', along(y + frame.top - edge.top, edge.height));
    };
    const first = setTimeout(point);
    map.on('move zoomend', point);
    return () => {
      clearTimeout(first);
      map.off('move zoomend', point);
    };
  });
  return null;
}

/** Pixels between the tip of a popup and its corners. */
const tipRoom = 24;

const fitPadding = 20;

/** Pans the map so the popup does not cover the bounds. Returns a cancel function. */
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
