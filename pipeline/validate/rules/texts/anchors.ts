import { anchorsInMarkdown, anchorsOf } from '../../../markdown/markdownOutline.ts';
import { pathOfPage, sitePageSlugs } from '../../../content/pagePaths.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import { linksIn } from '../../linksIn.ts';
import type { Rule } from '../../rule.ts';

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
