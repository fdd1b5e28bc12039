import { type TrailLines, trailLines } from '../../../content/trailLines.ts';
import type { Entry } from '../../../content/checkedContent.ts';
import { distancesAlong } from '../../../geometry/distancesAlong.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Lengths of pages and of lines differ by this much, in kilometres. */
const tolerance = 0.1;

export const avalancheHazard: Rule = {
  name: 'avalanche-hazard',
  description:
    'The kilometres of an avalanche hazard lie on the walk: it ends no earlier than it begins, and no later than the ' +
    'line of the walk, or distanceKm where there is no line of the whole.',
  canBeExcused: false,
  check(content) {
    const lineOf = trailLines(content);
    return content.trails.flatMap((trail) => {
      const { fromKm, toKm } = trail.data.avalancheTerrain?.hazard ?? {};
      if (fromKm === undefined && toKm === undefined) return [];
      const key = toKm === undefined ? 'fromKm' : 'toKm';
      const problem = (message: string, suggestion: string) => [
        findingIn(trail.file, ['avalancheTerrain', 'hazard', key], { message, suggestion }),
      ];
      if (fromKm === undefined) return problem('the hazard has an end, but no beginning', 'Add fromKm.');
      const end = toKm ?? fromKm;
      if (end < fromKm)
        return problem(
          `the hazard ends at ${end} km, before it begins at ${fromKm} km`,
          'Swap fromKm and toKm, or correct one of them.',
        );
      const length = lengthOf(trail, lineOf);
      if (end <= length + tolerance) return [];
      return problem(
        `the hazard lies at ${end} km, but the walk is ${Number(length.toFixed(2))} km long`,
        'Count the kilometres along the line from its start. A hazard beyond the end of the walk has a place and no kilometres.',
      );
    });
  },
};

/** Returns the length of the line of a trail in kilometres, or its stated distance without a line of the whole walk. */
function lengthOf(trail: Entry<'trail'>, lineOf: TrailLines): number {
  const line = lineOf(trail);
  return line?.covers === 'full' ? (distancesAlong(line.points).at(-1) ?? 0) : trail.data.distanceKm;
}
