import { markdownOutline } from '../../../markdown/markdownOutline.ts';
import { markdownTexts } from '../../markdownTexts.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const headings: Rule = {
  name: 'headings',
  description:
    'Markdown has no heading of level 1, which is the title of the page, and skips no level: people who listen to a ' +
    'page move through it by its headings. Inside a section of a guide the first level is 3.',
  canBeExcused: false,
  check(content) {
    return markdownTexts(content).flatMap(({ file, path, text }) => {
      const top = path?.[0] === 'sections' ? 3 : 2;
      let level = top - 1;
      const found: { message: string; suggestion: string; line: number }[] = [];
      for (const { depth, line } of markdownOutline(text).headings) {
        if (depth < top) {
          const message = `a heading of level ${depth} is not allowed here; the first level is ${top}`;
          found.push({ message, suggestion: `Write ${'#'.repeat(top)}.`, line });
        } else if (depth > level + 1) {
          const message = `a heading of level ${depth} follows one of level ${level}`;
          found.push({ message, suggestion: `Write ${'#'.repeat(level + 1)}.`, line });
        }
        level = Math.max(depth, top - 1);
      }
      return found.map(({ line, ...finding }) => {
        const snippet = text.split('\n')[line - 1]?.trim() ?? '';
        if (path) return findingIn(file, path, { ...finding, snippet });
        return { ...findingIn(file, null, finding), line: (file.body?.line ?? 1) + line - 1 };
      });
    });
  },
};
