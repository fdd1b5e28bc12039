import type { FolderKind } from '../../../content/contentKinds.ts';
import { pagePaths, pathOfPage, recordPrefixes, unlistedPaths } from '../../../content/pagePaths.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import { nowCalled } from '../../presentName.ts';
import { linksIn } from '../../linksIn.ts';
import type { Rule } from '../../rule.ts';

export const internalLinks: Rule = {
  name: 'internal-links',
  description: 'Every link to a path of this site leads to a page that the build makes.',
  canBeExcused: false,
  check(content) {
    const known = knownPaths(content);
    return linksIn(content).flatMap(({ href, complain }) => {
      const [path = ''] = href.split(/[?#]/, 1);
      if (!/^\/(?!\/)/.test(path) || known.has(path)) return [];
      const suggestion =
        formerPage(content, path) ??
        didYouMean(path, [...known]) ??
        'Open the page in a browser and copy what its address says after the host.';
      return [complain({ message: `there is no page ${path}`, suggestion })];
    });
  },
};

/** Path of the page of a file, by its kind. */
const pathOf = new Map<FolderKind, (slug: string) => string>([
  ['attraction', (slug) => `${recordPrefixes.attractions}/${slug}`],
  ['activity', (slug) => `${recordPrefixes.activities}/${slug}`],
  ['accommodation', (slug) => `${recordPrefixes.accommodations}/${slug}`],
  ['trail', (slug) => `${recordPrefixes.trails}/${slug}`],
  ['guide', pathOfPage],
  ['page', pathOfPage],
]);

/** Returns what to write in place of the old address of a page; null for an address that never was one. */
function formerPage(content: CheckedContent, path: string): string | null {
  const former = path.slice(path.lastIndexOf('/') + 1);
  for (const [kind, pathOfKind] of pathOf) {
    if (pathOfKind(former) !== path) continue;
    const suggestion = nowCalled(content, kind, former, pathOfKind);
    if (suggestion !== null) return suggestion;
  }
  return null;
}

/**
 * Returns the pages that exist, including those of records with a mistake, because another problem reports the mistake.
 */
function knownPaths(content: CheckedContent): ReadonlySet<string> {
  const ofFiles = [...pathOf].flatMap(([kind, path]) => (content.slugs.get(kind) ?? []).map(path));
  return new Set([...pagePaths(content), ...unlistedPaths, ...ofFiles]);
}
