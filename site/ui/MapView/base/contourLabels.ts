import type { Map as LeafletMapObject } from 'leaflet';
import type { ReliefFeature } from '#schemas/types/published.ts';
import { decodePath } from './isFree.ts';
import { height } from './relief.css.ts';

/** From this zoom on heights are written on the strong contours. */
const firstZoom = 11;

/** Writes heights along the strong contours, anew after each move; returns the way to take them away. */
export function contourLabels(map: LeafletMapObject, features: readonly ReliefFeature[]): () => void {
  let known: { text: string; points: [number, number][] }[] | undefined;
  const readContours = () =>
    features.flatMap(({ layer, elevationM, path }) =>
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
    const contours = map.getZoom() < firstZoom ? [] : (known ??= readContours());
    const inView = contours.filter(({ points }) => points.some((point) => view.contains(point)));
    const spots = inView.flatMap(({ text, points }) => spotsOf(points, text));
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

/** A height written along a contour. */
export interface ContourSpot {
  text: string;
  x: number;
  y: number;
  /** Degrees by which the text is turned, between -90 and 90 so that it never stands on its head. */
  angle: number;
}

/** Pixels of a contour that a height takes. */
const run = 44;

/** Most degrees by which a contour bends at its height label. */
const greatestBend = 30;

/** Pixels between two heights on one contour. */
const apart = 420;

type Pixel = readonly [x: number, y: number];

/**
 * Returns the places along a contour where its height can be written: where it runs nearly straight, inside of a box
 * from 0 to its size.
 */
export function contourSpots(
  line: readonly Pixel[],
  text: string,
  size: { x: number; y: number },
): ContourSpot[] {
  const spots: ContourSpot[] = [];
  let since = apart / 2;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1];
    if (!start) continue;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy);
    since += length;
    const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const isInside = x > run && y > run && x < size.x - run && y < size.y - run;
    if (since < apart || !isInside || !isStraightAround(line, index, length)) continue;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    spots.push({ text, x, y, angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle });
    since = 0;
  }
  return spots;
}

/** Returns true if a contour runs nearly straight where a height would stand. */
function isStraightAround(line: readonly Pixel[], index: number, length: number): boolean {
  if (length >= run) return true;
  const before = line[index - 2];
  const [start, end] = [line[index - 1], line[index]];
  const after = line[index + 1];
  if (!before || !start || !end || !after) return false;
  const whole = angleOf(before, after);
  const stretches = [angleOf(before, start), angleOf(start, end), angleOf(end, after)];
  const isStraight = stretches.every((angle) => turnBetween(angle, whole) < greatestBend);
  return isStraight && Math.hypot(after[0] - before[0], after[1] - before[1]) >= run;
}

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return Math.min(turn, 360 - turn);
}

function angleOf([x1, y1]: Pixel, [x2, y2]: Pixel): number {
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}
