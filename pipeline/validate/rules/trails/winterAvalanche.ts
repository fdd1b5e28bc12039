import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';

const rated: readonly string[] = ['simple', 'challenging', 'complex'];

export const winterAvalanche: Rule = {
  name: 'winter-avalanche',
  description:
    'No walk is used in winter (winterAccessible: true) and crosses rated avalanche terrain as well: one of the two is ' +
    'wrong. A class that is not known is no contradiction.',
  canBeExcused: false,
  check({ trails }) {
    return trails.flatMap(({ file, data: { winterAccessible, avalancheTerrain } }) => {
      if (!winterAccessible || !avalancheTerrain || !rated.includes(avalancheTerrain.class)) return [];
      const message = `winterAccessible is true, but the walk crosses ${avalancheTerrain.class} avalanche terrain`;
      const suggestion = 'Write winterAccessible: false, or correct the class by its source.';
      return [problemIn(file, ['winterAccessible'], { rule: 'winter-avalanche', message, suggestion })];
    });
  },
};
