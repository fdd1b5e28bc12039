import type { ContentFile, KeyPath } from '../load/loadedContent.ts';
import { markdownOutline } from '../markdownOutline.ts';
import type { Problem } from '../problem.ts';
import { allEntries, type CheckedContent } from './content.ts';
import { markdownTexts } from './markdownTexts.ts';
import { type Finding, positionOf, problemIn } from './problemIn.ts';
import { valuesIn } from './valuesIn.ts';

/** An address that the content names, and the means to complain about it where it stands. */
export interface Link {
  href: string;
  file: ContentFile;
  complain: (finding: Finding) => Problem;
}

/** Every address in the content: values that are one, and links in Markdown. */
export function linksIn(content: CheckedContent): Link[] {
  return [...linksInValues(content), ...linksInMarkdown(content)];
}

function linksInValues(content: CheckedContent): Link[] {
  return allEntries(content).flatMap(({ file, data }) =>
    [...valuesIn(data)].flatMap(({ path, value }): Link[] => {
      if (typeof value !== 'string') return [];
      const isAddress = path.at(-1) === 'href' || /^https?:\/\/\S+$/.test(value);
      return isAddress ? [linkAt(file, path, value)] : [];
    }),
  );
}

function linksInMarkdown(content: CheckedContent): Link[] {
  return markdownTexts(content).flatMap(({ file, path, text }) =>
    markdownOutline(text).links.map(({ href }) => linkAt(file, path, href)),
  );
}

function linkAt(file: ContentFile, path: KeyPath | null, href: string): Link {
  const complain = (finding: Finding): Problem => {
    const problem = problemIn(file, path ?? [], { ...finding, snippet: href });
    if (path) return problem;
    const start = { line: file.body?.line ?? 1, column: 1 };
    return { ...problem, path: 'body', ...positionOf(file.text, href, start) };
  };
  return { href, file, complain };
}
