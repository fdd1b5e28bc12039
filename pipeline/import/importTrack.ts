import { join } from 'node:path';
import { loadContent } from '../load/loadContent.ts';
import { withText } from '../load/contentFile.ts';
import type { ContentFile, RouteFile } from '../content/loadedContent.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';
import { type NamedPlace, placesOnTrack } from './placesOnTrack.ts';
import { parseGeoJson } from '../load/parseRoute.ts';
import type { Problem } from '../content/problem.ts';
import { gpxTracks } from '../load/gpxTracks.ts';
import { simplifyLine } from '../geometry/simplifyLine.ts';
import { routeLengths } from '../validate/rules/trails/routeLengths.ts';
import { trailHeights } from '../validate/rules/trails/trailHeights.ts';
import { validateContent } from '../validate/validateContent.ts';
import { didYouMean } from '../spelling/closest.ts';
import { describeTrack, pickTrack } from './pickTrack.ts';
import { routeGeoJson } from './routeGeoJson.ts';
import { soundPoints } from './soundPoints.ts';
import { assertPlausible } from './assertPlausible.ts';
import { inTrack } from './inTrack.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';
import { withRoute } from './withRoute.ts';

/**
 * Greatest distance in metres between the simplified line and a recorded point. It is less than the width of a path on
 * the map.
 */
export const toleranceM = 3;

/** Longest straight stretch without a point, in metres: half of what the check calls a jump. */
const maxStepM = 250;

/** A day at one point a second. */
const maxPoints = 100_000;

/** Rules that compare the figures of the trail with its line. A maintainer who accepts a difference corrects the figures. */
const figureRules = new Set([routeLengths.name, trailHeights.name]);

export interface TrackImport {
  /** Text of the GPX file. */
  gpx: string;
  /** Its name, which is noted as the source. */
  fileName: string;
  trail: string;
  track: string | undefined;
  contentDir: string;
  /** True if the walk was recorded from its far end. */
  isReversed?: boolean;
  /** True if the track is right although figures of the trail differ from it. */
  isAccepted: boolean;
  today: (timeZone: string) => string;
}

export interface ImportedTrack {
  /** Files to write, by path below the content folder. Empty when the result would be refused. */
  files: { path: string; text: string }[];
  /** Problems of the trail with its new route. */
  problems: Problem[];
  /** True if only figures that differ from the track prevent the import. */
  differsInFigures: boolean;
  /** One line that tells what was imported. */
  summary: string;
}

/**
 * Turns a recorded track into the route of a trail, and checks the outcome before anything is written. Throws an Error
 * that says what is wrong with the file or the choice.
 */
export function importTrack({
  gpx,
  fileName,
  trail,
  track: wanted,
  contentDir,
  isAccepted,
  isReversed = false,
  today,
}: TrackImport): ImportedTrack {
  const track = pickTrack(gpxTracks(gpx), wanted);
  const all = track.segments.flat();
  if (all.length > maxPoints) {
    throw new Error(`the track has ${all.length} points; at most ${maxPoints} are imported`);
  }
  const loaded = loadContent(contentDir);
  const slugs = loaded.files.filter(({ kind }) => kind === 'trail').map(({ slug }) => slug);
  const file = loaded.files.find(({ kind, slug }) => kind === 'trail' && slug === trail);
  if (!file) {
    const hint = didYouMean(trail, slugs);
    throw new Error(`there is no readable file trails/${trail}.yaml.${hint ? ` ${hint}` : ''}`);
  }
  assertPlausible(all, file, loaded);
  const forward = soundPoints(all);
  const recorded = isReversed ? forward.toReversed() : forward;
  // The points as they will be read back, so that what is checked is what is written.
  const name = `${trail}.geojson`;
  const { names, lost } = placesOnTrack(placesOf(file, loaded.routes), recorded);
  const line = withoutNoise(recorded);
  const kept = new Set(simplifyLine(line, toleranceM, maxStepM));
  const points = recorded.filter((point) => kept.has(point) || names.has(point));
  const origin = { name: track.name, source: fileName, recordedPoints: recorded.length, toleranceM };
  const geoJson = routeGeoJson(points, origin, names);
  const source = `GPS recording${track.name === null ? '' : ` "${track.name}"`} (${fileName})`;
  const text = withRoute(file.text, { source, file: name });

  const route = {
    name,
    path: `${loaded.dir}/routes/${name}`,
    text: geoJson,
    points: parseGeoJson(geoJson),
  };
  const after = {
    ...withText(loaded, file, text),
    routes: [...loaded.routes.filter((other) => other.name !== name), route],
  };
  const { problems } = validateContent(after, today);
  const own = problems
    .filter((problem) => problem.file === file.path || problem.file === route.path)
    .map((problem) =>
      problem.file === route.path ? inTrack(problem, { fileName, points, track }) : problem,
    );
  const errors = own.filter(({ severity }) => severity === 'error');
  return {
    problems: own,
    differsInFigures: errors.length > 0 && errors.every(({ rule }) => figureRules.has(rule)),
    files: errors.every(({ rule }) => isAccepted && figureRules.has(rule))
      ? [
          { path: join('routes', name), text: geoJson },
          { path: join('trails', `${trail}.yaml`), text },
        ]
      : [],
    summary: [
      describeTrack(track),
      ...(line.length < recorded.length
        ? [`${recorded.length - line.length} points nearer to others than the noise of the receiver left out`]
        : []),
      `${points.length} points kept, none ${line.length < recorded.length ? 'of the others' : 'left out'} is more than ${toleranceM} m from the line`,
      ...(lost.length > 0 ? [`not on the track, and left out: ${lost.join(', ')}`] : []),
    ].join('; '),
  };
}

/** Returns the places that walkers know on the line which is replaced. */
function placesOf({ data, slug }: ContentFile, routes: readonly RouteFile[]): NamedPlace[] {
  const route = isAuthored('trail', data) ? data.route : undefined;
  if (!route) return [];
  const points: readonly (RoutePoint & { schematic?: boolean })[] =
    'waypoints' in route
      ? route.waypoints.map((point) => ({ ...point, elevation: null }))
      : (routes.find(({ name }) => name === `${slug}.geojson`)?.points ?? []);
  return points.flatMap(({ name, lat, lng, schematic = false }) =>
    typeof name === 'string' && !schematic ? [{ name, lat, lng }] : [],
  );
}
