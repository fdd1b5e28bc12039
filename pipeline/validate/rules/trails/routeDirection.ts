import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { distanceToLine } from '../../../geometry/distanceToLine.ts';
import { maxStepKm } from '../../../geometry/lineFaults.ts';
import { linesInRegion } from '../../linesInRegion.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
