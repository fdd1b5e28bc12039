import type { RouteFile } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import type { RoutePoint } from '../geometry/line.ts';
import { fileProblem } from './fileProblem.ts';
import { gpxTracks } from './gpxTracks.ts';

/** Returns a recorded track from its GeoJSON or GPX text, or its mistake. */
export function parseRoute(text: string, name: string, path: string): RouteFile | Problem {
  try {
    return { name, path, text, points: name.endsWith('.gpx') ? parseGpx(text) : parseGeoJson(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const suggestion = 'Export the track again as GPX, and import it with npm run gpx:import.';
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return fileProblem(path, 'route-syntax', message, suggestion, { line, column: 1 });
  }
}

/**
 * Returns the points of the only track of a GPX text, all its segments in order. Throws an Error that says what is
 * wrong, with the line where there is one.
 */
export function parseGpx(text: string): RoutePoint[] {
  const tracks = gpxTracks(text);
  const [track] = tracks;
  if (!track) throw new Error('the file has no track with at least two points');
  if (tracks.length > 1) throw new Error(`the file must hold exactly one track (found ${tracks.length})`);
  return track.segments.flat();
}

/** Returns the points of the only LineString of a GeoJSON text, in order. Throws an Error that says what is wrong. */
export function parseGeoJson(text: string): RoutePoint[] {
  const document: unknown = JSON.parse(text);
  const lines = lineStringsOf(document);
  const [line] = lines;
  if (!line || lines.length > 1)
    throw new Error(`the file must hold exactly one LineString (found ${lines.length})`);
  if (!Array.isArray(line) || line.length < 2) throw new Error('the LineString needs at least two positions');
  const names = namesIn(document);
  return line.map((position, index) => {
    const point = toPoint(position, index);
    const name = names.get(index + 1);
    return name === undefined ? point : { ...point, name };
  });
}

function lineStringsOf(value: unknown): unknown[] {
  if (!isObject(value)) return [];
  if (value.type === 'LineString') return [value.coordinates];
  if (value.type === 'Feature') return lineStringsOf(value.geometry);
  if (value.type === 'FeatureCollection' && Array.isArray(value.features))
    return value.features.flatMap(lineStringsOf);
  return [];
}

/** Names of points that a walker knows, by the number of the point: what an import wrote as places. */
function namesIn(value: unknown): Map<number, string> {
  const places = isObject(value) && isObject(value.properties) ? value.properties.places : undefined;
  const found = new Map<number, string>();
  for (const place of Array.isArray(places) ? places : []) {
    if (isObject(place) && typeof place.point === 'number' && typeof place.name === 'string')
      found.set(place.point, place.name);
  }
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toPoint(position: unknown, index: number): RoutePoint {
  const [lng, lat, elevation = null]: unknown[] = Array.isArray(position) ? position : [];
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw new Error(`position ${index + 1} of the LineString is not [longitude, latitude]`);
  }
  if (elevation !== null && typeof elevation !== 'number') {
    throw new Error(`position ${index + 1} of the LineString has an elevation that is no number`);
  }
  return { lat, lng, elevation };
}
