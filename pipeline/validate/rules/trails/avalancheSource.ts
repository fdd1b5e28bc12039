import { isExposed } from '#schemas/rules/trails/winterState.ts';
import { hostsIn } from '../../../sources/hosts.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
