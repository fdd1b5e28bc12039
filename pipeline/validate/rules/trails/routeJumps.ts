import { isInRegion, jumpsIn, maxStepKm } from '../../../geometry/lineFaults.ts';
import { pointPosition } from '../../pointPosition.ts';
import type { Rule } from '../../rule.ts';

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
