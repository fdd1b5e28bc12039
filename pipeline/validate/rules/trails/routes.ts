import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import { trailLines, type TrailLine } from '../../../content/trailLines.ts';
import { distancesAlong, distanceToLine } from '../../../geometry/line.ts';
import { isInRegion, jumpsIn, maxStepKm } from '../../../geometry/lineFaults.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { linesInRegion } from '../../linesInRegion.ts';
import { pointPosition } from '../../pointPosition.ts';
import { suggestCurrentName } from '../../currentName.ts';
import { suggestRecord } from '../../unknownRecord.ts';
import { statesFigure } from './trailFigures.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';

export const trailRoutes: Rule = {
  name: 'trail-routes',
  description:
    'A recorded route names a file in content/routes. A route borrowed from another trail names a trail that has a ' +
    'line of its own.',
  canBeExcused: false,
  check(content) {
    const tracks = new Set(content.slugs.get('route'));
    const trails = new Map(content.trails.map((trail) => [trail.slug, trail]));
    return content.trails.flatMap((trail) => routeProblems(trail, content, tracks, trails));
  },
};

function routeProblems(
  { slug, file, data: { route } }: Entry<'trail'>,
  content: CheckedContent,
  tracks: ReadonlySet<string>,
  trails: ReadonlyMap<string, Entry<'trail'>>,
) {
  if (!route) return [];
  if ('file' in route) {
    if (tracks.has(route.file)) return [];
    const message = `there is no file routes/${route.file}`;
    const suggestion =
      didYouMean(route.file, [...tracks]) ??
      'Import the track with npm run gpx:import, or name a file of routes.';
    return [findingIn(file, ['route', 'file'], { message, suggestion })];
  }
  if (!('aliasOf' in route)) return [];
  const problem = (message: string, suggestion: string | null) => [
    findingIn(file, ['route', 'aliasOf'], { message, suggestion }),
  ];
  if (route.aliasOf === slug) return problem('a trail cannot borrow its own line', 'Name another trail.');
  const target = trails.get(route.aliasOf);
  const known = content.slugs.get('trail') ?? [];
  if (!target && !known.includes(route.aliasOf)) {
    const others = known.filter((other) => other !== slug);
    const suggestion =
      suggestCurrentName(content, 'trail', route.aliasOf) ??
      suggestRecord(content, 'trail', route.aliasOf, others) ??
      'Name a file of trails without its ending.';
    return problem(`there is no file trails/${route.aliasOf}.yaml`, suggestion);
  }
  if (!target || (target.data.route && !('aliasOf' in target.data.route))) return [];
  return problem(
    `the trail "${route.aliasOf}" has no line of its own`,
    'Name a trail with a traced, sketched or recorded route.',
  );
}

export const routeJumps: Rule = {
  name: 'route-jumps',
  description:
    'No step of a recorded track is longer than 500 m. A longer one is a point that the receiver got wrong, or two ' +
    'tracks in one file.',
  canBeExcused: true,
  check({ routes, site }) {
    if (!site) return [];
    return routes.flatMap((route) => {
      // A point off the map is reported as such; the steps to and from it are no second mistake.
      if (!route.points.every((point) => isInRegion(site.data.region, point))) return [];
      const jumps = jumpsIn(route.points);
      const [first] = jumps;
      if (!first) return [];
      const more = jumps.length > 1 ? ` (and ${jumps.length - 1} more)` : '';
      return [
        {
          file: route.path,
          ...pointPosition(route, first.index),
          path: '',
          message: `point ${first.index + 1} is ${first.km.toFixed(1)} km from the one before${more}; at most ${maxStepKm} km is walked between two points`,
          suggestion: 'Remove the stray point, or import the track again with npm run gpx:import.',
          severity: 'error' as const,
        },
      ];
    });
  },
};

export const routePlace: Rule = {
  name: 'route-place',
  description:
    'A line belongs to its trail: it begins, ends or passes within half a kilometre of the coordinates of the trail.',
  canBeExcused: true,
  check(content) {
    return linesInRegion(content).flatMap(({ trail: { file, data }, points }) => {
      const km = distanceToLine(data.coordinates, points);
      if (km <= maxStepKm) return [];
      return [
        findingIn(file, ['route'], {
          message: `the line comes no nearer to the coordinates of the trail than ${km.toFixed(1)} km`,
          suggestion: 'Is it the line of another trail? Otherwise correct the coordinates.',
          target: 'key',
        }),
      ];
    });
  },
};

export const routeDirection: Rule = {
  name: 'route-direction',
  description:
    'A line runs in walking order: it starts no further from the coordinates of its trail than it ends, and a loop ' +
    'where it starts. Half a kilometre is allowed for parking lots.',
  canBeExcused: true,
  check(content) {
    return linesInRegion(content).flatMap(({ trail: { file, data }, points }) => {
      const first = points[0];
      const last = points.at(-1);
      if (!first || !last) return [];
      const problem = (message: string, suggestion: string) => [
        findingIn(file, ['route'], { message, suggestion, target: 'key' }),
      ];
      if (data.trailType === 'loop' && distanceBetween(first, last) > maxStepKm) {
        const gap = distanceBetween(first, last).toFixed(1);
        return problem(
          `the loop ends ${gap} km from where it starts`,
          'Add the way back, or another trailType.',
        );
      }
      // A line that is not near its trail at all is reported as such.
      if (distanceToLine(data.coordinates, points) > maxStepKm) return [];
      const start = distanceBetween(data.coordinates, first);
      const end = distanceBetween(data.coordinates, last);
      if (start <= end + maxStepKm) return [];
      const message = `the line starts ${start.toFixed(1)} km from the coordinates of the trail and ends ${end.toFixed(1)} km from them`;
      return problem(message, 'Is the line the wrong way round?');
    });
  },
};

/** Greatest difference between the stated and the computed length, as a share of the stated one. */
const tolerance = { recorded: 0.1, traced: 0.08, sketch: 0.2 };

export const routeLengths: Rule = {
  name: 'route-lengths',
  description:
    'distanceKm and the length of the line agree: a traced line within 8 %, a recorded one within 10 %, a sketch within ' +
    '20 %. The line of an out-and-back walk may show the way once or twice. A line that shows only a part is not ' +
    'compared.',
  canBeExcused: true,
  check(content) {
    const lineOf = trailLines(content);
    return content.trails.flatMap((trail) => {
      const { file, data } = trail;
      const line = lineOf(trail);
      if (!line || line.covers === 'partial' || isBroken(line, content)) return [];
      // A figure that its own text contradicts is reported as such.
      if (!statesFigure(data.distance, data.distanceKm)) return [];
      const once = distancesAlong(line.points).at(-1) ?? 0;
      const lengths = data.trailType === 'out-and-back' ? [once, once * 2] : [once];
      const allowed = tolerance[line.accuracy];
      const isNear = (km: number) => Math.abs(km - data.distanceKm) <= allowed * data.distanceKm + 1e-9;
      if (lengths.some(isNear)) return [];
      const stray = strayPoint(line.points, (length) => isNear(length) || isNear(length * 2));
      if (stray !== null && data.route && 'waypoints' in data.route) {
        const { lat, lng } = line.points[stray] ?? {};
        const message = `waypoint ${stray + 1}, ${lat}, ${lng}, lies far off the line between its neighbours`;
        const suggestion =
          'Is a digit of lat or lng wrong? Without this point the line has the stated length.';
        return [findingIn(file, ['route', 'waypoints', stray, 'lat'], { message, suggestion })];
      }
      const computed = lengths.map((km) => km.toFixed(1)).join(' or ');
      const message = `distanceKm is ${data.distanceKm}, but the ${line.accuracy} line is ${computed} km long; ${allowed * 100} % may differ`;
      const suggestion =
        line.accuracy === 'recorded'
          ? 'Correct the distance, or import a track of the whole walk.'
          : 'Add waypoints where the path bends, import a recorded track, or correct the distance.';
      return [findingIn(file, ['distanceKm'], { message, suggestion })];
    });
  },
};

/** A detour that a digit makes, in kilometres. */
const strayKm = 1;

/** Returns the index of the one point without which a line has the right length; null if there is none. */
function strayPoint(points: TrailLine['points'], isRight: (km: number) => boolean): number | null {
  const along = distancesAlong(points);
  const whole = along.at(-1) ?? 0;
  const found = points.flatMap((_, index) => {
    const kept = points.filter((_point, other) => other !== index);
    const length = distancesAlong(kept).at(-1) ?? 0;
    return whole - length > strayKm && isRight(length) ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns true if another rule reports the points themselves. */
export function isBroken({ points, accuracy }: TrailLine, { site }: CheckedContent): boolean {
  if (site && !points.every((point) => isInRegion(site.data.region, point))) return true;
  return accuracy === 'recorded' && jumpsIn(points).length > 0;
}
