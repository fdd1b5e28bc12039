import { bbox, lineString, simplify } from '@turf/turf';
import type { MapFeature, RouteDetail, RouteSummary, TrackPoint } from '#schemas/types/published.ts';
import { climb, fivePointMean } from '../../geometry/climb.ts';
import { distancesAlong } from '../../geometry/line.ts';
import { profile } from '../../geometry/profile.ts';
import { slopesOf } from '../../geometry/slopes.ts';
import type { LinePoint, TrailLine } from '../../content/trailLines.ts';
import type { ReliefDrawings } from './reliefDrawing.ts';
import { type Bounds, drawnAround, routeView } from './surroundings.ts';

/** Tolerance of the preview line in degrees, about 5 m. */
const previewTolerance = 0.00005;

/** Points of the profile on the page of a trail: one for every ten pixels of a large screen. */
const detailPoints = 120;

/** Bends of less than this share of a still map are not drawn: about a pixel. */
const reliefDetail = 1000;

/** Finds what the guide's own map, the relief and the signs of the trail show within a view. */
export interface MapAround {
  map: (view: Bounds) => MapFeature[];
  relief: ReliefDrawings['draw'];
  signs: (view: Bounds) => RouteDetail['signs'];
}

/** Returns the part of a route that lists show. */
export function routeSummary(line: TrailLine): RouteSummary {
  const { accuracy, source, covers, lineOf, points, track, elevations } = line;
  const known = track.flatMap(({ elevation }) => (elevation === null ? [] : [elevation]));
  const hasProfile = known.length > 1;
  // Heights that were written down are few and chosen: there is no noise to smooth, and a mean would flatten the walk.
  const smoothed = accuracy === 'recorded' ? fivePointMean(known) : known;
  return {
    accuracy,
    source,
    covers,
    lineOf,
    lengthKm: round(distancesAlong(points).at(-1) ?? 0),
    elevations,
    elevationRangeM: hasProfile ? Math.round(rangeOf(known)) : null,
    climbM: hasProfile ? Math.round(climb(smoothed)) : null,
    profile: profile(track),
  };
}

/**
 * Returns the part of a route that only its own page shows. `around` finds what lies around the line.
 */
export function routeDetail(
  slug: string,
  line: TrailLine,
  around: MapAround,
  summary = routeSummary(line),
): RouteDetail {
  const coordinates = line.points.map(({ lng, lat }) => [lng, lat]);
  const [west, south, east, north] = bbox(lineString(coordinates));
  const bounds = { south, west, north, east };
  const distances = distancesAlong(line.points);
  const view = routeView(bounds);
  const finestM = ((view.north - view.south) * 111_195) / reliefDetail;
  return {
    ...summary,
    gpxUrl: isDownload(line) ? `/gpx/${slug}.gpx` : null,
    attribution: line.attribution,
    bounds,
    surroundings: around.map(view),
    signs: around.signs(drawnAround(bounds)),
    relief: around.relief(`/maps/trails/${slug}.svg`, view, finestM),
    heightsFrom: line.heightsFrom,
    slopes: line.elevations === 'ground' || line.elevations === 'recorded' ? slopesOf(line.track) : null,
    profile: profile(line.track, detailPoints),
    preview: previewOf(line.points),
    waypoints: line.points.flatMap(({ name, lat, lng, elevation }, index) =>
      typeof name === 'string' ? [{ name, lat, lng, elevation, km: round(distances[index] ?? 0) }] : [],
    ),
  };
}

/**
 * Returns true if a line is offered as a file. A line of only a part of the walk is not, and neither is a sketch,
 * because a file that leads off the path is worse than none.
 */
export function isDownload({ covers, accuracy }: TrailLine): boolean {
  return covers === 'full' && accuracy !== 'sketch';
}

function rangeOf(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
}

function previewOf(points: readonly LinePoint[]): TrackPoint[] {
  const line = lineString(
    points.map(({ lng, lat, elevation }) => [lng, lat, ...(elevation === null ? [] : [elevation])]),
  );
  const { coordinates } = simplify(line, {
    tolerance: previewTolerance,
    highQuality: true,
    mutate: true,
  }).geometry;
  return coordinates.map(([lng = 0, lat = 0, elevation = null]) => ({ lat, lng, elevation }));
}

function round(km: number): number {
  return Math.round(km * 100) / 100;
}
