import { join } from 'node:path';
import { contentFile } from '../load/contentFile.ts';
import { loadContent } from '../load/loadContent.ts';
import type { LoadedContent } from '../load/loadedContent.ts';
import { parseRoute } from '../load/parseRoute.ts';
import type { Problem } from '../content/problem.ts';
import { gpxTracks } from '../load/gpxTracks.ts';
import { simplifyLine } from '../geometry/simplifyLine.ts';
import { routeLengths } from '../validate/rules/routeLengths.ts';
import { trailHeights } from '../validate/rules/trailHeights.ts';
import { validateContent } from '../validate/validateContent.ts';
import { didYouMean } from '../spelling/closest.ts';
import { describeTrack, pickTrack } from './pickTrack.ts';
import { routeGeoJson } from './routeGeoJson.ts';
import { withRoute } from './withRoute.ts';

/** How far, in metres, the simplified line may be from a recorded point: less than a path is wide on the map. */
export const toleranceM = 3;

/** Straight stretches keep a point at least every so many metres: half of what the check calls a jump. */
const maxStepM = 250;

/** A day at one point a second. */
const maxPoints = 100_000;

/** They hold the figures of the trail against its line. A recording is the better witness: it is written, and they speak. */
const figureRules = new Set([routeLengths.name, trailHeights.name]);

export interface TrackImport {
  /** Text of the GPX file. */
  gpx: string;
  /** Its name, which is noted as the source. */
  fileName: string;
  trail: string;
  track: string | undefined;
  contentDir: string;
  today: (timeZone: string) => string;
}

export interface ImportedTrack {
  /** Files to write, by path below the content folder. Empty when the result would be refused. */
  files: { path: string; text: string }[];
  /** What the check says about the trail and its new route. */
  problems: Problem[];
  /** What was done, in a line. */
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
  today,
}: TrackImport): ImportedTrack {
  const track = pickTrack(gpxTracks(gpx), wanted);
  const recorded = track.segments.flat();
  if (recorded.length > maxPoints) {
    throw new Error(`the track has ${recorded.length} points; at most ${maxPoints} are imported`);
  }
  const loaded = loadContent(contentDir);
  const slugs = loaded.files.filter(({ kind }) => kind === 'trail').map(({ slug }) => slug);
  const file = loaded.files.find(({ kind, slug }) => kind === 'trail' && slug === trail);
  if (!file) {
    const hint = didYouMean(trail, slugs);
    throw new Error(`there is no readable file trails/${trail}.yaml.${hint ? ` ${hint}` : ''}`);
  }
  // The points as they will be read back, so that what is checked is what is written.
  const points = simplifyLine(recorded, toleranceM, maxStepM);
  const name = `${trail}.geojson`;
  const origin = { name: track.name, source: fileName, recordedPoints: recorded.length, toleranceM };
  const geoJson = routeGeoJson(points, origin);
  const source = `GPS recording${track.name === null ? '' : ` "${track.name}"`} (${fileName})`;
  const text = withRoute(file.text, { source, file: name });

  const shown = { trail: file.path, route: `${loaded.dir}/routes/${name}` };
  const { problems } = validateContent(withFiles(loaded, { shown, text, geoJson, name }), today);
  const own = problems.filter((problem) => problem.file === shown.trail || problem.file === shown.route);
  const isSound = own.every(({ severity, rule }) => severity === 'warning' || figureRules.has(rule));
  return {
    problems: own,
    files: isSound
      ? [
          { path: join('routes', name), text: geoJson },
          { path: join('trails', `${trail}.yaml`), text },
        ]
      : [],
    summary: `${describeTrack(track)}; ${points.length} points kept, none left out is more than ${toleranceM} m from the line`,
  };
}

/** The content as it would be with the new route. */
function withFiles(
  loaded: LoadedContent,
  {
    shown,
    text,
    geoJson,
    name,
  }: { shown: { trail: string; route: string }; text: string; geoJson: string; name: string },
): LoadedContent {
  const route = parseRoute(geoJson, name, shown.route);
  const replaced = loaded.files.map((file) => {
    if (file.path !== shown.trail) return file;
    return contentFile({ kind: file.kind, slug: file.slug, path: file.path, text });
  });
  return {
    ...loaded,
    files: replaced.flatMap((file) => ('rule' in file ? [] : [file])),
    routes: [...loaded.routes.filter((other) => other.name !== name), ...('rule' in route ? [] : [route])],
    problems: [...loaded.problems, ...[...replaced, route].flatMap((item) => ('rule' in item ? [item] : []))],
  };
}
