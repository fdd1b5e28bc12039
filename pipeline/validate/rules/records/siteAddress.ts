import { recordKinds } from '#schemas/recordKinds.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Folders of the guide. Below a path that begins like one of them nobody could tell an address from its own. */
const ownFolders: ReadonlySet<string> = new Set([
  ...Object.values(recordKinds).map(({ path }) => path.slice(1)),
  'api',
  'assets',
  'fonts',
  'gpx',
  'icons',
  'images',
  'maps',
  'schemas',
]);

export const siteAddress: Rule = {
  name: 'site-address',
  description:
    'The url of site.yaml is the root of a host, or a path of letters, digits, points, hyphens and underscores that no folder of the guide has.',
  canBeExcused: false,
  check({ site }) {
    if (!site || !URL.canParse(site.data.url)) return [];
    const { origin, pathname, search, hash } = new URL(site.data.url);
    const problem = (message: string, suggestion: string) => [
      findingIn(site.file, ['url'], { message, suggestion }),
    ];
    const got = `(got "${site.data.url}")`;
    if (search !== '' || hash !== '') {
      return problem(
        `url ends with a query or a part ${got}; addresses of pages are put behind it`,
        `Write ${origin}${pathname}`,
      );
    }
    const [, ...steps] = basePathOf(site.data.url).split('/');
    if (!steps.every((step) => /^[\w.-]+$/.test(step))) {
      return problem(
        `the path of url has something else than letters, digits, points, hyphens and underscores between its slashes ${got}`,
        `Write ${origin}/guide, or the path at which the guide is served`,
      );
    }
    if (ownFolders.has(steps[0] ?? '')) {
      return problem(
        `the path of url begins with the name of a folder of the guide ${got}`,
        `Serve the guide at another path, for example ${origin}/guide`,
      );
    }
    return [];
  },
};
