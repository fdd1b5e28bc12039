import { join } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { ContentFile, RouteFile, LoadedContent } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import { metresIfInFeet } from '../geometry/elevations.ts';
import { isInRegion } from '../geometry/lineFaults.ts';
import type { RoutePoint } from '../geometry/line.ts';
import { simplifyLine } from '../geometry/simplifyLine.ts';
import { routeLengths } from '../validate/rules/trails/routes.ts';
import { trailHeights } from '../validate/rules/trails/heights.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';
import { inTrack, describeTrack, pickTrack } from './trackFile.ts';
import { placesOnTrack, routeGeoJson, soundPoints, type NamedPlace } from './routeGeoJson.ts';
import { gpxTracks } from '../load/gpxTracks.ts';
import { loadContent } from '../load/loadContent.ts';
import { parseGeoJson } from '../load/parseRoute.ts';
import { withText } from '../load/contentFile.ts';
import { didYouMean } from '../spelling/closest.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';
import { validateContent } from '../validate/validateContent.ts';

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
  const points = keptPoints(recorded, line, names);
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

/** Returns the points of a track that its route keeps. */
export function keptPoints(
  recorded: readonly RoutePoint[],
  line = withoutNoise(recorded),
  names: ReadonlyMap<RoutePoint, string> = new Map(),
): RoutePoint[] {
  const kept = new Set(simplifyLine(line, toleranceM, maxStepM));
  return recorded.filter((point) => kept.has(point) || names.has(point));
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

/**
 * Returns the text of a trail's file with another recorded route; comments, order and quotes of everything else stay
 * as they are. Throws an Error when the text is no YAML map.
 */
export function withRoute(text: string, route: { source: string; file: string }): string {
  const block = [
    'route:',
    '  accuracy: recorded',
    // Every JSON string is a YAML string.
    `  source: ${JSON.stringify(route.source)}`,
    `  file: ${route.file}`,
  ].join('\n');
  const { contents } = parseDocument(text);
  if (!isMap(contents)) throw new Error('the trail is not a map of keys');
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === 'route');
  if (!pair) return `${text.trimEnd()}\n${block}\n`;
  const [start] = pair.key.range;
  const [, end] = (pair.value ?? pair.key).range;
  const rest = text.slice(end);
  return `${text.slice(0, start)}${block}${/^\s*\n/.test(rest) ? rest.replace(/^[^\S\n]+/, '') : `\n${rest}`}`;
}

/**
 * Throws an Error that says what is wrong with all points of a track at once: latitude and longitude are swapped, or
 * heights are in feet.
 */
export function assertPlausible(
  track: readonly RoutePoint[],
  trail: ContentFile,
  { files }: LoadedContent,
): void {
  assertNotSwapped(track, files);
  assertNotInFeet(track, trail);
}

function assertNotSwapped(track: readonly RoutePoint[], files: readonly ContentFile[]): void {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  if (!isAuthored('site', site)) return;
  const { region } = site;
  const isSwapped = ({ lat, lng }: RoutePoint) =>
    !isInRegion(region, { lat, lng }) && isInRegion(region, { lat: lng, lng: lat });
  if (!track.every(isSwapped)) return;
  throw new Error(
    'lat and lon are swapped in the file: swapped back, all points are in the region of the guide. Export it again, or swap the two names everywhere',
  );
}

function assertNotInFeet(track: readonly RoutePoint[], { data }: ContentFile): void {
  const heights = track.flatMap(({ elevation }) => elevation ?? []);
  const highPoint = isAuthored('trail', data) ? data.highPointM : undefined;
  if (highPoint === undefined || heights.length === 0) return;
  const top = heights.reduce((highest, height) => Math.max(highest, height));
  const metres = metresIfInFeet(top, highPoint);
  if (metres === null) return;
  throw new Error(
    `the heights look like feet: the track tops at ${Math.round(top)}, which is ${metres} m in feet, and highPointM is ${highPoint}. Export it with heights in metres`,
  );
}
