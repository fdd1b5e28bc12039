import type { PointerEvent } from 'react';
import type { RouteDetail, Trail } from '#schemas/types/published.ts';

interface Spot {
  x: number;
  y: number;
}

/** Point of a drawn line with its distance along the trail. */
export interface DrawnPoint extends Spot {
  km: number;
}

const kmPerDegree = 111.32;

/** Returns the distance from the start at each point of a preview line, scaled to the length of the route. */
export function kilometresAlong({ preview, lengthKm }: Pick<RouteDetail, 'preview' | 'lengthKm'>): number[] {
  let sum = 0;
  const along = preview.map(({ lat, lng }, index) => {
    const before = preview[index - 1];
    if (before) {
      const east = (lng - before.lng) * Math.cos((lat * Math.PI) / 180);
      sum += Math.hypot(lat - before.lat, east) * kmPerDegree;
    }
    return sum;
  });
  return along.map((km) => (sum === 0 ? 0 : (km / sum) * lengthKm));
}

/** Returns the point of a drawn line at a distance, interpolated between its neighbours. */
export function spotAt(line: readonly DrawnPoint[], km: number): Spot | null {
  const after = line.find((point) => point.km >= km) ?? line.at(-1);
  if (!after) return null;
  const before = line.findLast((point) => point.km < km) ?? after;
  const share = after.km === before.km ? 0 : Math.min(1, (km - before.km) / (after.km - before.km));
  return { x: before.x + share * (after.x - before.x), y: before.y + share * (after.y - before.y) };
}

/** Returns the part of a drawn line between two distances, with interpolated ends; one point if they are the same. */
export function stretchOf(line: readonly DrawnPoint[], fromKm: number, toKm: number): Spot[] {
  const start = spotAt(line, fromKm);
  const end = spotAt(line, toKm);
  if (!start || !end) return [];
  if (fromKm === toKm) return [start];
  const until = Math.min(toKm, line.at(-1)?.km ?? 0);
  const between = line.filter(({ km }) => km > fromKm && km < until).map(({ x, y }) => ({ x, y }));
  return [start, ...between, end];
}

/** Returns the distance in kilometres of the point of a drawn line nearest to a spot, or null without a line. */
export function nearestKm(line: readonly DrawnPoint[], { x, y }: Spot): number | null {
  let best: { distance: number; km: number } | null = null;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const [across, up] = [end.x - start.x, end.y - start.y];
    const square = across * across + up * up;
    const share =
      square === 0 ? 0 : Math.max(0, Math.min(1, ((x - start.x) * across + (y - start.y) * up) / square));
    const distance = Math.hypot(start.x + share * across - x, start.y + share * up - y);
    if (!best || distance < best.distance) best = { distance, km: start.km + share * (end.km - start.km) };
  }
  return best?.km ?? null;
}

/** Stretch of a line in kilometres from the start; a point has both ends in one place. */
export interface Stretch {
  fromKm: number;
  toKm: number;
}

type HazardFacts = Pick<Trail, 'avalancheTerrain' | 'route'>;

/**
 * Returns the stretch of the drawn line on which a trail has an avalanche hazard; null if the source names no
 * kilometres, or the line shows only a part of the walk.
 */
export function hazardStretch({ avalancheTerrain, route }: HazardFacts): Stretch | null {
  const { fromKm = null, toKm = null } = avalancheTerrain.hazard ?? {};
  if (fromKm === null || route?.covers !== 'full') return null;
  return { fromKm, toKm: toKm ?? fromKm };
}

/** Returns the position of a pointer in the units of the drawing. */
export function pointerSpot(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  box: { width: number; height: number },
): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * box.width, y: ((clientY - top) / height) * box.height };
}
