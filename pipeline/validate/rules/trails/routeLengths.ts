import { distancesAlong } from '../../../geometry/distancesAlong.ts';
import { isInRegion, jumpsIn } from '../../../geometry/lineFaults.ts';
import { type TrailLine, trailLines } from '../../../content/trailLines.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import { problemIn } from '../../problemIn.ts';
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
      const computed = lengths.map((km) => km.toFixed(1)).join(' or ');
      const message = `distanceKm is ${data.distanceKm}, but the ${line.accuracy} line is ${computed} km long; ${allowed * 100} % may differ`;
      const suggestion =
        line.accuracy === 'recorded'
          ? 'Correct the distance, or import a track of the whole walk.'
          : 'Add waypoints where the path bends, import a recorded track, or correct the distance.';
      return [problemIn(file, ['distanceKm'], { rule: 'route-lengths', message, suggestion })];
    });
  },
};

/** Returns true if another rule reports the points themselves. */
export function isBroken({ points, accuracy }: TrailLine, { site }: CheckedContent): boolean {
  if (site && !points.every((point) => isInRegion(site.data.region, point))) return true;
  return accuracy === 'recorded' && jumpsIn(points).length > 0;
}
