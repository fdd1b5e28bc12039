import { distancesAlong } from '../../../geometry/distancesAlong.ts';
import { isInRegion, jumpsIn } from '../../../geometry/lineFaults.ts';
import { type TrailLine, trailLines } from '../../../content/trailLines.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { statesFigure } from './trailFigures.ts';

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
