import { distanceToLine } from '../../../geometry/distanceToLine.ts';
import { maxStepKm } from '../../../geometry/lineFaults.ts';
import { linesInRegion } from '../../linesInRegion.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
