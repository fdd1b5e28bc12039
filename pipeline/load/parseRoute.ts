import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { RouteFile } from '../content/loadedContent.ts';
import { parseGeoJson } from './parseGeoJson.ts';
import { parseGpx } from './parseGpx.ts';

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
