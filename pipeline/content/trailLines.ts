import type { Attribution } from '#schemas/types/authored.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';
import type { RouteFile } from './loadedContent.ts';
import type { CheckedContent, Entry } from './checkedContent.ts';
import { interpolateElevations } from '../geometry/interpolateElevations.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';

/** A point of a line; named ones are places a walker knows. Those of a recorded track have no names. */
export interface LinePoint extends RoutePoint {
  name?: string | null;
}

/** The line of a trail as drawn on the map. */
export interface TrailLine {
  accuracy: 'recorded' | 'traced' | 'sketch';
  source: string;
  /** Attribution that the licence of the data behind a traced line requires. */
  attribution: Attribution | null;
  points: readonly LinePoint[];
  /** `placeholder`: no point has an elevation. */
  elevations: 'recorded' | 'interpolated' | 'placeholder';
  /** Slug of the trail whose line this is. */
  lineOf: string;
  covers: 'full' | 'partial';
}

type RouteOf<A extends TrailLine['accuracy']> = Extract<Entry<'trail'>['data']['route'], { accuracy: A }>;

/** Part of the content that lines are made of. */
type Drawable = Pick<CheckedContent, 'trails' | 'routes'>;

/** Finds the line of a trail, its own or that of the trail it is an alias of; null for a trail without route. */
export type TrailLines = (trail: Entry<'trail'>) => TrailLine | null;

/** Several rules and the derivation ask for the same lines; content never changes once it is read. */
const linesOf = new WeakMap<Drawable, TrailLines>();

/** Returns the lines of all trails of a content; each is made once. */
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
    // An import leaves the noise out of the line that it writes.
    const points = track.name.endsWith('.gpx') ? withoutNoise(track.points) : track.points;
    const elevations = hasElevation(points) ? 'recorded' : 'placeholder';
    return { ...own, attribution: null, accuracy: 'recorded', points, elevations };
  }
  const points = interpolateElevations(route.accuracy === 'traced' ? bends(route) : namedPoints(route));
  return {
    ...own,
    attribution: route.accuracy === 'traced' ? route.attribution : null,
    accuracy: route.accuracy,
    points,
    elevations: hasElevation(points) ? 'interpolated' : 'placeholder',
  };
}

function bends({ waypoints }: RouteOf<'traced'>): LinePoint[] {
  return waypoints.map(({ name = null, lat, lng, elevation = null }) => ({ name, lat, lng, elevation }));
}

function namedPoints({ waypoints }: RouteOf<'sketch'>): LinePoint[] {
  return waypoints.map(({ name, lat, lng, elevation, schematic }) => ({
    name: schematic ? null : name,
    lat,
    lng,
    elevation,
  }));
}

function isDrawn(route: Entry<'trail'>['data']['route']): boolean {
  return route !== undefined && !('aliasOf' in route);
}

function hasElevation(points: readonly RoutePoint[]): boolean {
  return points.some(({ elevation }) => elevation !== null);
}
