import { distanceToLine } from '../../geometry/distanceToLine.ts';
import { isInRegion, maxStepKm } from '../../geometry/lineFaults.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';
import { trailLines } from '../trailLine.ts';

export const routePlace: Rule = {
  name: 'route-place',
  description:
    'A line belongs to its trail: it begins, ends or passes within half a kilometre of the coordinates of the trail.',
  canBeExcused: true,
  check(content) {
    const { trails, site } = content;
    const lineOf = trailLines(content);
    return trails.flatMap((trail) => {
      const { file, data } = trail;
      if (!site || !data.route || 'aliasOf' in data.route) return [];
      const points = lineOf(trail)?.points ?? [];
      // Points off the map are reported as such.
      const isOnMap = [data.coordinates, ...points].every((point) => isInRegion(site.data.region, point));
      if (points.length === 0 || !isOnMap) return [];
      const km = distanceToLine(data.coordinates, points);
      if (km <= maxStepKm) return [];
      return [
        problemIn(file, ['route'], {
          rule: 'route-place',
          message: `the line comes no nearer to the coordinates of the trail than ${km.toFixed(1)} km`,
          suggestion: 'Is it the line of another trail? Otherwise correct the coordinates.',
          target: 'key',
        }),
      ];
    });
  },
};
