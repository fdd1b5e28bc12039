import type { RoutePoint } from '../geometry/line.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';

/** Decimals of a degree that are kept: a tenth of a metre, less than any receiver knows. */
const decimals = 6;

interface Origin {
  name: string | null;
  /** Name of the recorded file. */
  source: string;
  recordedPoints: number;
  toleranceM: number;
}

/**
 * Returns a track as GeoJSON with one point a line, so that a later change reads well; where it comes from is in it.
 */
export function routeGeoJson(
  points: readonly RoutePoint[],
  origin: Origin,
  names: ReadonlyMap<RoutePoint, string> = new Map(),
): string {
  const places = points.flatMap((point, index) => {
    const name = names.get(point);
    return name === undefined ? [] : [{ point: index + 1, name }];
  });
  const round = (degrees: number): number => Number(degrees.toFixed(decimals));
  const lines = points.map(({ lat, lng, elevation }) =>
    JSON.stringify([round(lng), round(lat), ...(elevation === null ? [] : [elevation])]).replaceAll(
      ',',
      ', ',
    ),
  );
  return `{
  "type": "Feature",
  "properties": ${JSON.stringify(places.length > 0 ? { ...origin, places } : origin)},
  "geometry": {
    "type": "LineString",
    "coordinates": [
      ${lines.join(',\n      ')}
    ]
  }
}
`;
}

/** Metres within which a recorded line passes a place that a walker knows. */
const snapM = 100;

/** A place of a sketch, by the name that visitors read. */
export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

export interface Snapped {
  /** Names of points of the track. */
  names: Map<RoutePoint, string>;
  /** Names of places that the track does not pass. */
  lost: string[];
}

/** Returns the point of a track nearest to each place of the line that it replaces, where it comes near. */
export function placesOnTrack(places: readonly NamedPlace[], track: readonly RoutePoint[]): Snapped {
  const names = new Map<RoutePoint, string>();
  const lost: string[] = [];
  for (const place of places) {
    let nearest: RoutePoint | null = null;
    let metres = Number.POSITIVE_INFINITY;
    for (const point of track) {
      const away = distanceBetween(place, point) * 1000;
      if (away < metres && !names.has(point)) [nearest, metres] = [point, away];
    }
    if (nearest && metres <= snapM) names.set(nearest, place.name);
    else lost.push(place.name);
  }
  return { names, lost };
}

/** Heights that a walker can have, in metres: the shore of the Dead Sea and the top of Everest. */
const lowest = -430;
const highest = 8_849;

/** A receiver errs by some metres; a rise of more than this, steeper than a wall leaning back, is no walk. */
const spikeM = 60;
const steepest = 1.5;

/**
 * Returns the points of a recorded track without the pauses. Throws an Error that names the point of the track,
 * counted from 1, when the track shows no walk or a height is none that a walker can have there.
 */
export function soundPoints(recorded: readonly RoutePoint[]): RoutePoint[] {
  for (const [index, { elevation }] of recorded.entries()) {
    if (elevation !== null && (elevation < lowest || elevation > highest))
      throw new Error(
        `track point ${index + 1} has an impossible elevation: ${elevation} m. ${elevation > highest ? 'Are the heights in feet? Then export them in metres. ' : ''}${suggestion}`,
      );
  }
  for (const [index, point] of recorded.entries()) {
    const before = recorded[index - 1];
    if (before && isSpike(before, point)) {
      throw new Error(
        `between points ${index} and ${index + 1} of the track the height changes from ${before.elevation} to ${point.elevation} m within ${Math.round(metresBetween(before, point))} m. ${suggestion}`,
      );
    }
  }
  const moved = recorded.filter((point, index) => {
    const previous = recorded[index - 1];
    return !previous || previous.lat !== point.lat || previous.lng !== point.lng;
  });
  if (moved.length < 2) throw new Error('all points of the track are at one place: it shows no walk');
  return moved;
}

const suggestion = 'Remove or correct such points in a program for tracks, and import the file again.';

function isSpike(before: RoutePoint, point: RoutePoint): boolean {
  if (before.elevation === null || point.elevation === null) return false;
  const rise = Math.abs(point.elevation - before.elevation);
  return rise > spikeM && rise > steepest * metresBetween(before, point);
}

function metresBetween(a: RoutePoint, b: RoutePoint): number {
  return distanceBetween(a, b) * 1000;
}
