import { heightAt, type HeightGrid } from '../../../geometry/heightGrid.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Metres by which a named point may differ from the ground around it. */
const tolerance = 40;

export const groundHeights: Rule = {
  name: 'ground-heights',
  description:
    'The height of a named point of a trail differs by at most 40 m from that of the ground within one cell of the heights ' +
    'of the park: more is a wrong figure, or a point that stands beside its place.',
  canBeExcused: true,
  check({ trails, heightGrid }) {
    if (!heightGrid) return [];
    return trails.flatMap(({ file, data: { route } }) => {
      if (!route || !('waypoints' in route)) return [];
      return route.waypoints.flatMap((point, index) => {
        const { elevation } = point;
        if (elevation === undefined || elevation === null) return [];
        const ground = groundAround(heightGrid, point);
        if (!ground) return [];
        const differs = Math.max(ground.low - elevation, elevation - ground.high);
        if (differs <= tolerance) return [];
        const { low, high } = ground;
        return [
          findingIn(file, ['route', 'waypoints', index, 'elevation'], {
            message: `this point is ${elevation} m high, and the ground there lies at ${Math.round(low)} to ${Math.round(high)} m`,
            suggestion: 'Look the height up again, or move the point to where it belongs.',
            severity: 'warning',
          }),
        ];
      });
    });
  },
};

/** Returns the lowest and highest ground within one cell of a point; null where it is not known. */
function groundAround(grid: HeightGrid, { lat, lng }: { lat: number; lng: number }) {
  const steps = [-grid.step, 0, grid.step];
  const heights = steps.flatMap((north) =>
    steps.flatMap((east) => heightAt(grid, { lat: lat + north, lng: lng + east }) ?? []),
  );
  return heights.length < 9 ? null : { low: Math.min(...heights), high: Math.max(...heights) };
}
