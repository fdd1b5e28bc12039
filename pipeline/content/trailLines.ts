import type { Attribution } from '#schemas/types/authored.ts';
import type { RoutePoint } from '../geometry/line.ts';
import type { RouteFile } from './loadedContent.ts';
import type { CheckedContent, Entry } from './checkedContent.ts';
import { type HeightGrid } from '../geometry/heightGrid.ts';
import { heightsAlong, type PointWithHeight } from '../geometry/heightsAlong.ts';
import { interpolateElevations } from '../geometry/elevations.ts';
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
  /**
   * The line as its profile and file have it: with a point at least every 50 m if the heights of the ground are known.
   */
  track: readonly LinePoint[];
  /** `ground`: read from the heights of the park; `placeholder`: no point has an elevation. */
  elevations: 'recorded' | 'ground' | 'interpolated' | 'placeholder';
  /** Attribution of the heights of the ground, if the line has them. */
  heightsFrom: Attribution | null;
  /** Slug of the trail whose line this is. */
  lineOf: string;
  covers: 'full' | 'partial';
}

type RouteOf<A extends TrailLine['accuracy']> = Extract<Entry<'trail'>['data']['route'], { accuracy: A }>;

/** Part of the content that lines are made of. */
type Drawable = Pick<CheckedContent, 'trails' | 'routes' | 'heights' | 'heightGrid'>;

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
    const line = made.has(trail)
      ? made.get(trail)
      : trailLine(trail, { trails, tracks, grid: content.heightGrid, heights: content.heights });
    made.set(trail, line ?? null);
    return line ?? null;
  };
  linesOf.set(content, lines);
  return lines;
}

interface LineSources {
  trails: ReadonlyMap<string, Entry<'trail'>>;
  tracks: ReadonlyMap<string, RouteFile>;
  grid: HeightGrid | null;
  heights: Entry<'heights'> | null;
}

function trailLine(trail: Entry<'trail'>, sources: LineSources): TrailLine | null {
  const { trails, tracks, grid, heights } = sources;
  const { route } = trail.data;
  if (!route) return null;
  if ('aliasOf' in route) {
    // One step alone: a chain of aliases could lead back to where it starts.
    const target = trails.get(route.aliasOf);
    const line = target && isDrawn(target.data.route) ? trailLine(target, sources) : null;
    return line && { ...line, covers: route.covers };
  }
  const own = { source: route.source, lineOf: trail.slug, covers: 'full' as const };
  if (route.accuracy === 'recorded') {
    const track = tracks.get(route.file);
    if (!track) return null;
    // An import leaves the noise out of the line that it writes.
    const points = track.name.endsWith('.gpx') ? withoutNoise(track.points) : track.points;
    const elevations = hasElevation(points) ? 'recorded' : 'placeholder';
    return {
      ...own,
      attribution: null,
      accuracy: 'recorded',
      points,
      track: points,
      heightsFrom: null,
      elevations,
    };
  }
  const stated = route.accuracy === 'traced' ? bends(route) : namedPoints(route);
  // A sketch leads beside the path, where the ground has other heights.
  const track = grid && route.accuracy === 'traced' ? heightsAlong(stated, grid) : null;
  const points = track ? pointsOf(stated, track) : interpolateElevations(stated);
  return {
    ...own,
    attribution: route.accuracy === 'traced' ? route.attribution : null,
    accuracy: route.accuracy,
    points,
    track: track ?? points,
    heightsFrom: track ? (heights?.data.attribution ?? null) : null,
    elevations: track ? 'ground' : hasElevation(points) ? 'interpolated' : 'placeholder',
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

/** Returns the points of a line with the heights that its track has there. */
function pointsOf(points: readonly LinePoint[], track: readonly PointWithHeight[]): LinePoint[] {
  let next = 0;
  return points.map((point) => {
    while (track[next] && (track[next]?.lat !== point.lat || track[next]?.lng !== point.lng)) next += 1;
    return { ...point, elevation: track[next]?.elevation ?? point.elevation };
  });
}

function isDrawn(route: Entry<'trail'>['data']['route']): boolean {
  return route !== undefined && !('aliasOf' in route);
}

function hasElevation(points: readonly RoutePoint[]): boolean {
  return points.some(({ elevation }) => elevation !== null);
}
