import { isExposed } from '#schemas/rules/trails/winterState.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const winterAvalanche: Rule = {
  name: 'winter-avalanche',
  description:
    'No walk is used in winter (winterAccessible: true) and exposed to avalanches as well: one of the two is wrong. A ' +
    'hazard that begins somewhere along the line (avalancheTerrain.hazard.fromKm) is no contradiction, because people can ' +
    'walk up to it, and neither is a class that is not known.',
  canBeExcused: false,
  check({ trails }) {
    return trails.flatMap(({ file, data: { winterAccessible, avalancheTerrain } }) => {
      if (!winterAccessible || !avalancheTerrain || !isExposed(avalancheTerrain)) return [];
      const { class: stated, hazard } = avalancheTerrain;
      if (hazard?.fromKm !== undefined) return [];
      const danger = hazard
        ? `has an avalanche hazard (${hazard.place})`
        : `crosses ${stated} avalanche terrain`;
      const message = `winterAccessible is true, but the walk ${danger}`;
      const suggestion =
        'Write winterAccessible: false, correct the class by its source, or say under hazard.fromKm where on the line the hazard begins.';
      return [findingIn(file, ['winterAccessible'], { message, suggestion })];
    });
  },
};
