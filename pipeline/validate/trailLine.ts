import type { RoutePoint } from '../geometry/routePoint.ts';
import type { RouteFile } from '../load/loadedContent.ts';
import type { CheckedContent, Entry } from './content.ts';
import { interpolateElevations } from '../geometry/interpolateElevations.ts';

/** A point of a line; named ones are places a walker knows. Those of a recorded track have no names. */
export interface LinePoint extends RoutePoint {
  name?: string | null;
}

/** The line of a trail as drawn on the map. */
export interface TrailLine {
  accuracy: 'recorded' | 'sketch';
  source: string;
  points: readonly LinePoint[];
  /** `placeholder`: no point has an elevation. */
  elevations: 'recorded' | 'interpolated' | 'placeholder';
  /** Slug of the trail whose line this is. */
  lineOf: string;
  covers: 'full' | 'partial';
}

/** What is needed to draw trails. */
type Drawable = Pick<CheckedContent, 'trails' | 'routes'>;

/** Finds the line of a trail, its own or that of the trail it is an alias of; null for a trail without route. */
export type TrailLines = (trail: Entry<'trail'>) => TrailLine | null;

/** Several rules and the derivation ask for the same lines; content never changes once it is read. */
const linesOf = new WeakMap<Drawable, TrailLines>();

/** The lines of all trails of a content; each is made once. */
export function trailLines(content: Drawable): TrailLines {
  const known = linesOf.get(content);
  if (known) return known;
  const trails = new Map(content.trails.map((trail) => [trail.slug, trail]));
  const tracks = new Map(content.routes.map((track) => [track.name, track]));
  const made = new Map<Entry<'trail'>, TrailLine | null>();
  const lines: TrailLines = (trail) => {
    const line = made.has(trail) ? made.get(trail) : trailLine(trail, trails, tracks);
    made.set(trail, line ?? null);
    return line ?? null;
  };
  linesOf.set(content, lines);
  return lines;
}

function trailLine(
  trail: Entry<'trail'>,
  trails: ReadonlyMap<string, Entry<'trail'>>,
  tracks: ReadonlyMap<string, RouteFile>,
): TrailLine | null {
  const { route } = trail.data;
  if (!route) return null;
  if ('aliasOf' in route) {
    // One step alone: a chain of aliases could lead back to where it starts.
    const target = trails.get(route.aliasOf);
    const line = target && isDrawn(target.data.route) ? trailLine(target, trails, tracks) : null;
    return line && { ...line, covers: route.covers };
  }
  const own = { source: route.source, lineOf: trail.slug, covers: 'full' as const };
  if (route.accuracy === 'recorded') {
    const track = tracks.get(route.file);
    if (!track) return null;
    const { points } = track;
    const elevations = hasElevation(points) ? 'recorded' : 'placeholder';
    return { ...own, accuracy: 'recorded', points, elevations };
  }
  const points = interpolateElevations(
    route.waypoints.map(({ name, lat, lng, elevation, schematic }) => ({
      name: schematic ? null : name,
      lat,
      lng,
      elevation,
    })),
  );
  return {
    ...own,
    accuracy: 'sketch',
    points,
    elevations: hasElevation(points) ? 'interpolated' : 'placeholder',
  };
}

function isDrawn(route: Entry<'trail'>['data']['route']): boolean {
  return route !== undefined && !('aliasOf' in route);
}

function hasElevation(points: readonly RoutePoint[]): boolean {
  return points.some(({ elevation }) => elevation !== null);
}
