import type { RouteFile, RoutePoint } from '../load/loadedContent.ts';
import type { Entry } from '../validate/content.ts';
import { interpolateElevations } from './interpolateElevations.ts';

/** A point of a line; named ones are places a walker knows. */
export interface LinePoint extends RoutePoint {
  name: string | null;
}

/** The line of a trail as drawn on the map. */
export interface TrailLine {
  accuracy: 'recorded' | 'sketch';
  source: string;
  points: LinePoint[];
  /** `placeholder`: no point has an elevation. */
  elevations: 'recorded' | 'interpolated' | 'placeholder';
  /** Slug of the trail whose line this is. */
  lineOf: string;
  covers: 'full' | 'partial';
}

/** The line of a trail, its own or that of the trail it is an alias of; null for a trail without route. */
export function trailLine(
  trail: Entry<'trail'>,
  trails: readonly Entry<'trail'>[],
  tracks: readonly RouteFile[],
): TrailLine | null {
  const { route } = trail.data;
  if (!route) return null;
  if ('aliasOf' in route) {
    // One step alone: a chain of aliases could lead back to where it starts.
    const target = trails.find(({ slug, data }) => slug === route.aliasOf && isDrawn(data.route));
    const line = target ? trailLine(target, trails, tracks) : null;
    return line && { ...line, covers: route.covers };
  }
  const own = { source: route.source, lineOf: trail.slug, covers: 'full' as const };
  if (route.accuracy === 'recorded') {
    const track = tracks.find(({ name }) => name === route.file);
    if (!track) return null;
    const points = track.points.map((point) => ({ ...point, name: null }));
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
