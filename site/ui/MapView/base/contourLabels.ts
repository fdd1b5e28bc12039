import type { Map as LeafletMapObject } from 'leaflet';
import type { ReliefFeature } from '#schemas/types/published.ts';
import { contourSpots } from './contourSpots.ts';
import { decodePath } from './decodePath.ts';
import { height } from './relief.css.ts';

/** From this zoom on heights are written on the strong contours. */
const firstZoom = 11;

/** Writes heights along the strong contours, anew after each move; returns the way to take them away. */
export function contourLabels(map: LeafletMapObject, features: readonly ReliefFeature[]): () => void {
  const contours = features.flatMap(({ layer, elevationM, path }) =>
    layer === 'indexContour' && elevationM !== undefined
      ? [{ text: String(elevationM), points: decodePath(path) }]
      : [],
  );
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  map.getPane('relief')?.append(host);
  const write = () => {
    const size = map.getSize();
    const view = map.getBounds().pad(0.1);
    const inView = contours.filter(({ points }) => points.some((point) => view.contains(point)));
    const spots =
      map.getZoom() < firstZoom ? [] : inView.flatMap(({ text, points }) => spotsOf(points, text));
    function spotsOf(points: [number, number][], text: string) {
      const line = points
        .map((point) => map.latLngToContainerPoint(point))
        .map(({ x, y }) => [x, y] as const);
      return contourSpots(line, text, size);
    }
    host.replaceChildren(
      ...spots.map(({ text, x, y, angle }) => {
        const at = map.containerPointToLayerPoint([x, y]);
        const label = document.createElement('span');
        label.className = height;
        label.textContent = text;
        label.style.left = `${at.x}px`;
        label.style.top = `${at.y}px`;
        label.style.transform = `translate(-50%, -50%) rotate(${angle.toFixed(0)}deg)`;
        return label;
      }),
    );
  };
  const clear = () => host.replaceChildren();
  const first = setTimeout(write);
  map.on('moveend', write);
  map.on('zoomstart', clear);
  return () => {
    clearTimeout(first);
    map.off('moveend', write);
    map.off('zoomstart', clear);
    host.remove();
  };
}
