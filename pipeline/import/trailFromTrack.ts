import { isScalar, parseDocument } from 'yaml';
import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import type { CheckedContent } from '../content/checkedContent.ts';
import type { Problem } from '../content/problem.ts';
import { climb, fivePointMean } from '../geometry/climb.ts';
import { distancesAlong, type RoutePoint } from '../geometry/line.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';
import { contentFile } from '../load/contentFile.ts';
import { gpxTracks } from '../load/gpxTracks.ts';
import { loadContent } from '../load/loadContent.ts';
import { parseGeoJson } from '../load/parseRoute.ts';
import { recordTemplate } from '../scaffold/templates.ts';
import { finishedContent } from '../validate/validContent.ts';
import { townPositions } from '../validate/townPositions.ts';
import { validateContent } from '../validate/validateContent.ts';
import { assertPlausible, keptPoints, toleranceM, withRoute } from './importTrack.ts';
import { routeGeoJson, soundPoints } from './routeGeoJson.ts';
import { inTrack, pickTrack } from './trackFile.ts';

interface NewTrail {
  /** Text of the GPX file. */
  gpx: string;
  fileName: string;
  slug: string;
  track: string | undefined;
  contentDir: string;
  today: (timeZone: string) => string;
}

/** Metres within which a track comes back to its start, or retraces its way. */
const near = 100;

/**
 * Returns the files of a new trail with the facts that its track knows: start, shape, length, climb and route, and as
 * many TODOs as are left. `problems` are those of the track; a person decides on the rest.
 */
export function trailFromTrack({ gpx, fileName, slug, track: wanted, contentDir, today }: NewTrail) {
  const track = pickTrack(gpxTracks(gpx), wanted);
  const recorded = soundPoints(track.segments.flat());
  const points = keptPoints(recorded);
  const origin = { name: track.name, source: fileName, recordedPoints: recorded.length, toleranceM };
  const name = `${slug}.geojson`;
  const geoJson = routeGeoJson(points, origin);
  const { content, loaded } = finishedContent(loadContent(contentDir), today);
  const source = `GPS recording${track.name === null ? '' : ` "${track.name}"`} (${fileName})`;
  const text = withRoute(filledIn(recorded, track.name, source, townOf(recorded, content)), {
    source,
    file: name,
  });
  const file = contentFile({ kind: 'trail', slug, path: `${loaded.dir}/trails/${slug}.yaml`, text });
  if ('rule' in file) throw new Error(file.message);
  assertPlausible(recorded, file, loaded);
  const route = { name, path: `${loaded.dir}/routes/${name}`, text: geoJson, points: parseGeoJson(geoJson) };
  const after = { ...loaded, files: [...loaded.files, file], routes: [...loaded.routes, route] };
  const problems = validateContent(after, today)
    .problems.filter((problem) => problem.file === route.path && problem.severity === 'error')
    .map((problem): Problem => inTrack(problem, { fileName, points, track }));
  return { problems, text, route: { path: `routes/${name}`, text: geoJson } };
}

/** Returns the area nearest to the start; null where the map of the guide has none. */
function townOf([start]: readonly RoutePoint[], content: CheckedContent) {
  const positions = [...townPositions(content)];
  const away = (place: Place) => (start ? distanceBetween(place, start) : 0);
  const [nearest] = positions.toSorted(([, a], [, b]) => away(a) - away(b));
  const areas = content.site?.data.locations ?? [];
  return areas.find(({ id }) => id === nearest?.[0]) ?? (areas.length === 1 ? areas[0] : undefined);
}

type Area = ReturnType<typeof townOf>;

/** Returns the template of a trail with the facts of its track. */
function filledIn(track: readonly RoutePoint[], name: string | null, source: string, area: Area): string {
  const document = parseDocument(recordTemplate('trail'));
  const set = (path: string, value: string | number | boolean) => {
    const node = document.getIn(path.split('.'), true);
    if (!isScalar(node)) return;
    node.value = value;
    node.comment = null;
  };
  const km = Number((distancesAlong(withoutNoise(track)).at(-1) ?? 0).toFixed(1));
  const shape = shapeOf(track);
  const heights = keptPoints(track).flatMap(({ elevation }) => elevation ?? []);
  const [start] = track;
  if (name !== null) set('name', name);
  if (area) {
    set('town', area.id);
    set('location', area.label);
  }
  for (const path of ['provenance', 'coordinates', 'avalancheTerrain']) {
    set(`${path}.source`, path === 'avalancheTerrain' ? 'general knowledge' : source);
    set(`${path}.status`, 'unverified');
  }
  set('avalancheTerrain.class', 'unknown');
  set('winterAccessible', false);
  set('scene.subject', 'trail');
  set('scene.light', 'noon');
  set('scene.season', 'summer');
  if (start) {
    set('coordinates.lat', Number(start.lat.toFixed(5)));
    set('coordinates.lng', Number(start.lng.toFixed(5)));
  }
  set('trailType', shape);
  set('distanceKm', km);
  set(
    'distance',
    `${km} km ${{ 'out-and-back': 'return', loop: 'loop', 'point-to-point': 'one way' }[shape]}`,
  );
  const range = shape === 'point-to-point' ? 0 : Math.max(...heights) - Math.min(...heights);
  const gain = heights.length === 0 ? null : Math.round(Math.max(range, climb(fivePointMean(heights))));
  if (gain !== null) {
    set('elevationGainM', gain);
    set('elevationGain', `${gain} m`);
  }
  // A common rule of thumb: four kilometres or 400 m of climb take an hour.
  const hours = Math.max(1, Math.round(km / 4 + (gain ?? 0) / 400));
  set('duration', `about ${hours} ${hours === 1 ? 'hour' : 'hours'}`);
  set('durationMinutes', hours * 60);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function shapeOf(track: readonly RoutePoint[]) {
  const [start] = track;
  const end = track.at(-1);
  const metres = (a: RoutePoint, b: RoutePoint) => distanceBetween(a, b) * 1000;
  if (!start || !end || metres(start, end) > near) return 'point-to-point';
  const half = Math.floor(track.length / 2);
  const out = track.slice(0, half + 1);
  const back = track.slice(half);
  const isSameWay = back.every((point) => out.some((other) => metres(point, other) <= near));
  return isSameWay ? 'out-and-back' : 'loop';
}
