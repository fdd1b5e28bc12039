import { allEntries } from '../../../content/checkedContent.ts';
import { hostsIn, isHostOf, officialHosts } from '../../../sources/hosts.ts';
import { factsIn, daysBetween, daysUntilStale } from '../../factsIn.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { valuesIn } from '../../valuesIn.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';

export const sources: Rule = {
  name: 'sources',
  description:
    'A source that is an address has its https:// and is no page of search results, and words such as illustrative are in small letters. No figure rests on a host under sources.notCitable of site.yaml: copy sites, content farms, blogs and document ' +
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
        return [problem('source', `${bad} can't be cited as a source`, suggestion)];
      }
      const bare = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$|^www\.\S+$/i.exec(source);
      if (bare)
        return [problem('source', `${source} is an address without https://`, `Write https://${source}`)];
      if (searchPage.test(source))
        return [
          problem(
            'source',
            "a page of search results can't be cited as a source",
            'Write the address of the page that it found.',
          ),
        ];
      const plain = source.trim().toLowerCase().replace(/\.$/, '');
      if (plain !== source && uncheckable.includes(plain))
        return [problem('source', `"${source}" is taken for the name of a source`, `Write ${plain}`)];
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

const searchPage =
  /^https?:\/\/(?:www\.|search\.)?(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org)\/(?:search|maps\/search|\?q=)/i;

function isListed(source: string, bodies: NonNullable<AuthoredSite['sources']>['bodies']): boolean {
  return bodies.some(({ documents = [] }) => documents.some((document) => source.startsWith(document)));
}

export const bannedHosts: Rule = {
  name: 'banned-hosts',
  description:
    'No text, notes for maintainers among them, names a host under sources.notCitable of site.yaml: a figure would rest ' +
    'on it after all.',
  canBeExcused: false,
  check(content) {
    const { notCitable = [] } = content.site?.data.sources ?? {};
    if (notCitable.length === 0) return [];
    // The rule on sources reports those of figures.
    const isBanned = (value: unknown, key: unknown): value is string => {
      if (typeof value !== 'string' || key === 'source') return false;
      const text = value.toLowerCase();
      return notCitable.some((name) => text.includes(name));
    };
    const others = allEntries(content).filter(({ kind }) => kind !== 'site');
    return others.flatMap(({ file, data }) =>
      valuesIn(data, isBanned).map(({ path, value }) => {
        const host =
          hostsIn(value).find((found) => isHostOf(notCitable, found)) ??
          notCitable.find((name) => value.toLowerCase().includes(name));
        const message = `${host} can't be cited as a source`;
        const suggestion = 'Remove it, or name the source that it copied from.';
        return findingIn(file, path, { message, suggestion });
      }),
    );
  },
};

/** Sources that cannot be looked up. */
export const uncheckable = ['specification', 'general knowledge', 'illustrative'];

export const provenance: Rule = {
  name: 'provenance',
  description:
    'Nothing is claimed of a figure that cannot be so: no check on a day to come, and neither a check nor a status ' +
    'better than unverified where the source is "specification", "general knowledge" or "illustrative" (the latter a ' +
    'warning).',
  canBeExcused: false,
  check(content, today) {
    return factsIn(content).flatMap(({ file, path, source, status, verifiedOn }) => {
      const problem = (
        key: string,
        message: string,
        suggestion: string,
        severity: 'error' | 'warning' = 'error',
      ) => [findingIn(file, [...path, key], { message, suggestion, severity })];
      if (verifiedOn !== null && verifiedOn > today) {
        const suggestion = 'Write the day of the check, or null.';
        return problem('verifiedOn', `verifiedOn ${verifiedOn} is in the future`, suggestion);
      }
      if (!uncheckable.includes(source)) return [];
      if (status !== 'unverified') {
        const message = `the status cannot be ${status} when the source is "${source}"`;
        return problem('status', message, 'Name the source, or write status: unverified.', 'warning');
      }
      if (verifiedOn !== null) {
        const message = `a figure whose source is "${source}" cannot have been verified`;
        return problem('verifiedOn', message, 'Name the source that was looked at, or write null.');
      }
      return [];
    });
  },
};

export const freshness: Rule = {
  name: 'freshness',
  description:
    'A verified figure is checked again: prices after 180 days, everything else after 365. Figures ' +
    'without a check are shown as unverified and are counted by the coverage report. Gives warnings.',
  canBeExcused: true,
  check(content, today) {
    return factsIn(content).flatMap((fact) => {
      const { file, path, verifiedOn, isPrice } = fact;
      if (verifiedOn === null) return [];
      const age = daysBetween(verifiedOn, today);
      const limit = daysUntilStale(fact);
      if (age <= limit) return [];
      const what = isPrice ? 'a price' : 'a figure';
      const message = `last verified ${age} days ago; ${what} is due for a check after ${limit}`;
      const suggestion = 'Check it against its source and write the day of the check.';
      return [findingIn(file, [...path, 'verifiedOn'], { message, suggestion, severity: 'warning' })];
    });
  },
};
