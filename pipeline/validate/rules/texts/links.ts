import type { CheckedContent } from '../../../content/checkedContent.ts';
import type { FolderKind } from '../../../content/contentKinds.ts';
import { pagePaths, pathOfPage, sitePageSlugs } from '../../../content/pagePaths.ts';
import { recordKindNames, recordPath } from '#schemas/recordKinds.ts';
import { anchorsInMarkdown, anchorsOf } from '../../../markdown/markdownOutline.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { linksIn } from '../../linksIn.ts';
import { suggestCurrentName } from '../../currentName.ts';
import { emptyFolder, suggestRecord } from '../../unknownRecord.ts';
import type { Rule } from '../../findingIn.ts';

export const internalLinks: Rule = {
  name: 'internal-links',
  description: 'Every link to a path of this site leads to a page that the build makes.',
  canBeExcused: false,
  check(content) {
    const known = knownPaths(content);
    return linksIn(content).flatMap(({ href, complain }) => {
      const [path = ''] = href.split(/[?#]/, 1);
      const own = content.site?.data.url.replace(/\/$/, '') ?? '';
      if (href.length > own.length + 1 && href.startsWith(`${own}/`) && own !== '')
        return [
          complain({
            message: `${href} is a page of this guide`,
            suggestion: `Write ${href.slice(own.length)}`,
          }),
        ];
      if (!/^\/(?!\/)/.test(path) || known.has(path)) return [];
      const empty = [...pathOf].find(
        ([kind, pathOfKind]) =>
          kind !== 'page' &&
          kind !== 'guide' &&
          path.startsWith(pathOfKind('')) &&
          !content.slugs.get(kind)?.length,
      );
      if (empty) return [complain(emptyFolder(content, empty[0]))];
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
  ...recordKindNames.map((kind) => [kind, (slug: string) => recordPath(kind, slug)] as const),
  ['guide', pathOfPage],
  ['page', pathOfPage],
]);

/** Returns what to write in place of the old address of a page; null for an address that never was one. */
function formerPage(content: CheckedContent, path: string): string | null {
  const former = path.slice(path.lastIndexOf('/') + 1);
  for (const [kind, pathOfKind] of pathOf) {
    if (pathOfKind(former) !== path) continue;
    const suggestion = content.removed.has(`${kind}/${former}`)
      ? suggestRecord(content, kind, former, [])
      : suggestCurrentName(content, kind, former, pathOfKind);
    if (suggestion !== null) return suggestion;
  }
  return null;
}

/**
 * Returns the pages that exist, including those of records with a mistake, because another problem reports the mistake.
 */
function knownPaths(content: CheckedContent): ReadonlySet<string> {
  const ofFiles = [...pathOf].flatMap(([kind, path]) => (content.slugs.get(kind) ?? []).map(path));
  return new Set([...pagePaths(content), ...sitePageSlugs.map(pathOfPage), ...ofFiles]);
}

export const anchors: Rule = {
  name: 'anchors',
  description:
    'A link to a place in a page (#words-of-the-heading) leads to a heading of that page. Known for guides and for ' +
    'pages that are Markdown alone.',
  canBeExcused: false,
  check(content) {
    const links = linksIn(content).filter(({ href }) => /^(\/(?!\/)[^#]*)?#./.test(href));
    if (links.length === 0) return [];
    const known = anchorsByPath(content);
    const pathOfFile = new Map(
      [...content.guides, ...content.pages].map(({ file, slug }) => [file, pathOfPage(slug)]),
    );
    return links.flatMap(({ href, file, complain }) => {
      const start = href.indexOf('#');
      const anchor = href.slice(start + 1);
      const path = href.slice(0, start) || pathOfFile.get(file);
      const ids = path && known.get(path);
      if (!ids || ids.includes(anchor)) return [];
      const message = `there is no heading #${anchor} in ${path}`;
      const suggestion = didYouMean(anchor, ids) ?? `Headings there: ${ids.join(', ') || 'none'}.`;
      return [complain({ message, suggestion })];
    });
  },
};

function anchorsByPath({ guides, pages }: CheckedContent): Map<string, string[]> {
  const ofGuides = guides.map(({ slug, file, data }): [string, string[]] => {
    const sections = anchorsOf(data.sections.map(({ heading }) => heading));
    const inTexts = data.sections.flatMap((section) =>
      [section.intro, 'text' in section ? section.text : undefined].flatMap((text) =>
        text ? anchorsInMarkdown(text) : [],
      ),
    );
    return [pathOfPage(slug), [...sections, ...inTexts, ...anchorsInMarkdown(file.body?.text ?? '')]];
  });
  const ofPages = pages
    .filter(({ slug }) => !sitePageSlugs.includes(slug))
    .map(({ slug, file }): [string, string[]] => [
      pathOfPage(slug),
      anchorsInMarkdown(file.body?.text ?? ''),
    ]);
  return new Map([...ofGuides, ...ofPages]);
}

export const outsideLinks: Rule = {
  name: 'outside-links',
  description:
    'An address leads where it says: it has no parameters that follow visitors (utm_source, fbclid), does not lead ' +
    'through a search engine or social network, is not written twice, has no full stop or comma at its end, and is https where the guide names its host with ' +
    'https elsewhere (warnings).',
  canBeExcused: true,
  check(content) {
    const links = linksIn(content).filter(
      ({ href, file }) => file.kind !== 'site' && /^https?:\/\//.test(href) && URL.canParse(href),
    );
    const secure = new Set(
      links.flatMap(({ href }) => (href.startsWith('https:') ? [new URL(href).host] : [])),
    );
    return links.flatMap(({ href, complain }) => {
      const fault = faultOf(new URL(href), href, secure);
      if (!fault) return [];
      const [message, fix] = fault;
      return [complain({ message, suggestion: `Write ${fix}`, severity: 'warning' })];
    });
  },
};

const tracking = /^(?:utm_\w+|fbclid|gclid|gad_source|msclkid|mc_[ce]id|igshid|yclid|_hsenc|_hsmi)$/i;
const redirects: readonly [host: RegExp, path: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/^l(?:m)?\.(?:facebook|instagram)\.com$/, /^\/l?\.?(?:php)?$/, 'u'],
  [/^duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
];

function faultOf(url: URL, href: string, secure: ReadonlySet<string>): [message: string, fix: string] | null {
  if (/[.,;]$/.test(href))
    return ['the address ends with a mark of the sentence', href.replace(/[.,;]+$/, '')];
  for (const [host, path, parameter] of redirects) {
    const target = url.searchParams.get(parameter);
    if (target !== null && URL.canParse(target) && host.test(url.hostname) && path.test(url.pathname))
      return [`the address leads through ${url.hostname}`, target];
  }
  const [, once] = /^(https?:\/\/[^/]+\/?.*?)(?=https?:\/\/)/.exec(href) ?? [];
  if (once !== undefined && href.slice(once.length).startsWith(once.replace(/\/$/, '')))
    return ['the address is written twice', href.slice(once.length)];
  const followed = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (followed.length > 0) {
    const clean = new URL(href);
    for (const name of followed) clean.searchParams.delete(name);
    return [
      `${followed.join(', ')} in the address ${followed.length === 1 ? 'follows' : 'follow'} visitors`,
      clean.href,
    ];
  }
  if (url.protocol === 'http:' && secure.has(url.host))
    return [`${url.host} is named with https elsewhere in the guide`, href.replace(/^http:/, 'https:')];
  return null;
}
