import type { Entry } from '../../../content/checkedContent.ts';
import { trailLines, type TrailLines } from '../../../content/trailLines.ts';
import { distancesAlong } from '../../../geometry/line.ts';
import { hostsIn, isHostOf, officialHosts } from '../../../sources/hosts.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { isExposed } from '#schemas/rules/trails/winterState.ts';

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

export const avalancheSource: Rule = {
  name: 'avalanche-source',
  description:
    'No trail is red without a source: an avalanche class from simple to complex, and a hazard, name the address of the ' +
    'page that says so. If nobody has read that page (status: unverified), a warning says it.',
  canBeExcused: false,
  check({ trails }) {
    return trails.flatMap(({ file, data: { avalancheTerrain } }) => {
      if (!avalancheTerrain || !isExposed(avalancheTerrain)) return [];
      const { source, status, class: stated, hazard } = avalancheTerrain;
      const claim = hazard ? 'an avalanche hazard' : `the avalanche class ${stated}`;
      if (hostsIn(source).length === 0) {
        const message = `${claim} has no address as its source, but "${source}"`;
        const suggestion =
          'Name the address of the page that says so, or write class: unknown and no hazard.';
        const finding = { message, suggestion };
        return [findingIn(file, ['avalancheTerrain', 'source'], finding)];
      }
      if (status !== 'unverified') return [];
      const message = `${claim} is unverified, and shown in red from November to June`;
      const suggestion = 'Read the source and write its status, or write class: unknown and no hazard.';
      return [findingIn(file, ['avalancheTerrain', 'status'], { message, suggestion, severity: 'warning' })];
    });
  },
};

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
