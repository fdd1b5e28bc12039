import type { AuthoredSite } from '#schemas/types/authored.ts';
import { hostsIn, isHostOf } from '../../../sources/hosts.ts';
import { officialHosts } from '../../../sources/officialHosts.ts';
import { factsIn } from '../../factsIn.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { uncheckable } from './provenance.ts';

export const sources: Rule = {
  name: 'sources',
  description:
    'No figure rests on a host under sources.notCitable of site.yaml: copy sites, content farms, blogs and document ' +
    'dumps. Official is what has an address on the own domain of a body under sources.bodies, or of the place or event ' +
    'itself; and what a body has without a page, by the name under its documents.',
  canBeExcused: false,
  check(content) {
    // Without the list of bodies nothing can be said of a status.
    if (!content.site) return [];
    const { bodies = [], notCitable = [] } = content.site.data.sources ?? {};
    const officialIn = officialHosts(content);
    return factsIn(content).flatMap(({ file, path, source, status }) => {
      const problem = (key: string, message: string, suggestion: string) =>
        findingIn(file, [...path, key], { message, suggestion });
      const hosts = hostsIn(source);
      const bad = hosts.find((host) => isHostOf(notCitable, host));
      if (bad) {
        const suggestion =
          'Name a source that can be cited, or write general knowledge and status: unverified.';
        return [problem('source', `${bad} is no source`, suggestion)];
      }
      if (status !== 'official' || uncheckable.includes(source)) return [];
      const official = officialIn(file);
      if (hosts.length === 0) {
        if (isListed(source, bodies)) return [];
        const message = 'the status cannot be official: the source has no address on the domain of the body';
        const suggestion =
          'Add the address of its page to the source, or write status: secondary. Data without a page is named under documents of the body in site.yaml.';
        return [problem('status', message, suggestion)];
      }
      if (hosts.every((host) => isHostOf(official, host))) return [];
      const message = `the status cannot be official: ${hosts.join(', ')} is no domain of the body itself`;
      return [
        problem('status', message, 'Write status: secondary, or add the body under sources of site.yaml.'),
      ];
    });
  },
};

function isListed(source: string, bodies: NonNullable<AuthoredSite['sources']>['bodies']): boolean {
  return bodies.some(({ documents = [] }) => documents.some((document) => source.startsWith(document)));
}
