import { isExposed } from '#schemas/rules/trails/winterState.ts';
import { hostsIn, isHostOf } from '../../../sources/hosts.ts';
import { officialHosts } from '../../../sources/officialHosts.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const winterWalks: Rule = {
  name: 'winter-walks',
  description:
    'A walk is recommended in winter by an official body alone: winterWalk.source is an address on the own domain of a ' +
    'body under sources.bodies of site.yaml. A walk that is exposed to avalanches as well says where, under ' +
    'avalancheTerrain.hazard.',
  canBeExcused: false,
  check(content) {
    // Without the list of bodies nothing is known to be official.
    if (!content.site) return [];
    const officialIn = officialHosts(content);
    return content.trails.flatMap(({ file, data: { winterWalk, avalancheTerrain, winterAccessible } }) => {
      if (!winterWalk) return [];
      const hosts = hostsIn(winterWalk.source);
      if (hosts.length === 0 || !hosts.every((host) => isHostOf(officialIn(file), host))) {
        const named = hosts.length === 0 ? `"${winterWalk.source}"` : hosts.join(', ');
        const message = `${named} is no address on the domain of an official body, so the walk is not recommended in winter`;
        const suggestion =
          'Name the page of the body that recommends the walk, add the body under sources of site.yaml, or leave out winterWalk.';
        return [findingIn(file, ['winterWalk', 'source'], { message, suggestion })];
      }
      // That the walk is used in winter as well is reported by winter-avalanche.
      if (winterAccessible || !avalancheTerrain || !isExposed(avalancheTerrain) || avalancheTerrain.hazard)
        return [];
      const message = `the walk is recommended in winter and crosses ${avalancheTerrain.class} avalanche terrain, but nothing says where`;
      const suggestion = 'Add the place under avalancheTerrain.hazard, or leave out winterWalk.';
      return [findingIn(file, ['winterWalk'], { message, suggestion, target: 'key' })];
    });
  },
};
