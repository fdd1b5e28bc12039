import { visit } from 'unist-util-visit';
import type { KeyPath } from '../../load/loadedContent.ts';
import { parseMarkdown } from '../../markdown.ts';
import { pagePaths, pathOfPage, savedPath } from '../../pagePaths.ts';
import type { Problem } from '../../problem.ts';
import { didYouMean } from '../closest.ts';
import type { CheckedContent } from '../content.ts';
import { markdownTexts } from '../markdownTexts.ts';
import { positionOf, problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const internalLinks: Rule = {
  name: 'internal-links',
  description: 'Every link to a path of this site leads to a page that the build makes.',
  check(content) {
    const known = knownPaths(content);
    const findingFor = (href: string) => {
      const [path = ''] = href.split(/[?#]/, 1);
      if (!path.startsWith('/') || known.includes(path)) return null;
      const suggestion = didYouMean(path, known);
      return { rule: 'internal-links', message: `there is no page ${path}`, suggestion, snippet: href };
    };
    return [
      ...linksInKeys(content).flatMap(({ file, path, href }) => {
        const finding = findingFor(href);
        return finding ? [problemIn(file, path, finding)] : [];
      }),
      ...markdownTexts(content).flatMap(({ file, path, text }) => {
        const start = file.body ? { line: file.body.line, column: 1 } : { line: 1, column: 1 };
        return linksInMarkdown(text).flatMap((href): Problem[] => {
          const finding = findingFor(href);
          if (!finding) return [];
          const problem = problemIn(file, path ?? [], finding);
          return [path ? problem : { ...problem, path: 'body', ...positionOf(file.text, href, start) }];
        });
      }),
    ];
  },
};

/** Pages that exist, those of records with a mistake among them: the mistake is reported where it stands. */
function knownPaths(content: CheckedContent): string[] {
  const files = (
    kind: 'attraction' | 'activity' | 'accommodation' | 'trail' | 'guide' | 'page',
    prefix: string,
  ) => (content.slugs.get(kind) ?? []).map((slug) => `${prefix}/${slug}`);
  return [
    ...pagePaths(content),
    savedPath,
    ...files('attraction', '/attractions'),
    ...files('activity', '/activities'),
    ...files('accommodation', '/accommodations'),
    ...files('trail', '/hiking-trails'),
    ...(content.slugs.get('guide') ?? []).map(pathOfPage),
    ...(content.slugs.get('page') ?? []).map(pathOfPage),
  ];
}

function linksInKeys({ site, guides }: CheckedContent) {
  const social = (site?.data.social ?? []).map(({ href }, index) => ({
    href,
    path: ['social', index, 'href'],
  }));
  const inSite = site ? social.map((link) => ({ ...link, file: site.file })) : [];
  const inGuides = guides.flatMap(({ file, data }) => [
    ...(data.callToAction ?? []).map(({ href }, index) => ({
      file,
      href,
      path: ['callToAction', index, 'href'],
    })),
    ...data.sections.flatMap((section, index) =>
      section.kind === 'links'
        ? section.links.map(({ href }, link) => ({
            file,
            href,
            path: ['sections', index, 'links', link, 'href'] as KeyPath,
          }))
        : [],
    ),
  ]);
  return [...inSite, ...inGuides];
}

function linksInMarkdown(text: string): string[] {
  const links: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url);
  });
  return links;
}
