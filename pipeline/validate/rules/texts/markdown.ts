import { isSafeLink } from '../../../markdown/markdown.ts';
import { markdownOutline, type MarkdownOutline } from '../../../markdown/markdownOutline.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, positionOf, type Finding, type Rule } from '../../findingIn.ts';
import { markdownTexts, type MarkdownText } from '../../markdownTexts.ts';

export const markdown: Rule = {
  name: 'markdown',
  description:
    'Markdown holds no raw HTML, which would bypass the design and the security policy, no pictures, which belong in ' +
    'the front matter or the gallery, no links but https, http, mailto, tel, /paths and #anchors, and no link with a ' +
    'bracket missing, which would be shown unchanged. Its marks are written so that they are none to visitors: headings ' +
    'with a space, bold words without, code that is closed, tables whose rows have the cells of their head and a line of ' +
    'dashes below it, paragraphs that YAML keeps apart, no footnotes and no marks of other dialects. It has no more letters, lines, marks in a paragraph and levels ' +
    'of nesting than a person would write, because the parser would take minutes for them.',
  canBeExcused: false,
  check(content) {
    return markdownTexts(content).flatMap((source) => [
      ...findingsIn(markdownOutline(source.text)).map((finding) => problemAt(source, finding)),
      ...foldedParagraphs(source),
    ]);
  },
};

/** Finds paragraphs that YAML folded into one: only after |, blank lines stay blank. */
function foldedParagraphs({ file, path, text }: MarkdownText): Finding[] {
  if (!path || !/[^\n]\n(?![\n\s>|#]|[-*+] |\d+[.)] )/.test(text)) return [];
  const { line, column } = file.locate(path);
  const header = (file.text.split('\n')[line - 1] ?? '').slice(column - 1);
  if (/^[|"]/.test(header)) return [];
  const [mark] = /^>[-+]?/.exec(header) ?? [];
  return [
    findingIn(file, path, {
      message: `${path.at(-1)} has paragraphs that run together: YAML takes the blank line for the end of a line`,
      suggestion: `Write |- ${mark === undefined ? '' : `in place of ${mark} `}after the key${mark === undefined ? ', and the text below it' : ''}, and leave the blank lines.`,
    }),
  ];
}

interface MarkdownFinding {
  message: string;
  suggestion: string;
  /** Text at fault, and its line of the Markdown text. */
  snippet: string;
  line: number;
}

function suggestLink(href: string): string {
  if (/^(?:www\.|[\w-]+\.(?:com|ca|org)\b)/i.test(href)) return `Write https://${href} `;
  return /^[a-z]+\/[a-z0-9-]+$/.test(href) ? `Write /${href} ` : '';
}

function findingsIn({
  rawHtml,
  pictures,
  links,
  brokenLinks,
  errors,
  excess,
}: MarkdownOutline): MarkdownFinding[] {
  return [
    ...(excess
      ? [{ ...excess, suggestion: 'Divide it, or remove what was put there by mistake.', snippet: '' }]
      : []),
    ...rawHtml.map(({ tag, line }) => ({
      message: `raw HTML is not allowed: ${tag}`,
      suggestion: 'Write Markdown instead; a bare < is written \\<.',
      snippet: tag,
      line,
    })),
    ...pictures.map(({ line }) => ({
      message: 'pictures are not allowed in Markdown',
      suggestion: 'Use scene:, photo: or gallery: instead.',
      snippet: '![',
      line,
    })),
    ...brokenLinks.map(({ line, snippet, message, fix }) => ({
      message,
      suggestion: `Write ${fix}`,
      snippet,
      line,
    })),
    ...errors,
    ...links
      .filter(({ line }) => !brokenLinks.some((broken) => broken.line === line))
      .filter(({ href }) => !isSafeLink(href))
      .map(({ href, line }) => ({
        message: `the link "${href}" is not allowed`,
        suggestion: `${suggestLink(href)}Links start with https://, http://, mailto:, tel:, / or #.`,
        snippet: href,
        line,
      })),
  ];
}

function problemAt(
  { file, path, text }: MarkdownText,
  { message, suggestion, snippet, line }: MarkdownFinding,
): Finding {
  if (path) return findingIn(file, path, { message, suggestion, snippet });
  const { column } = positionOf(text, snippet, { line, column: 1 });
  const body = findingIn(file, null, { message, suggestion });
  return { ...body, line: body.line + line - 1, column };
}

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

/** Words in braces in whose place the build puts a text (newsletterPromises.ts, thirdParties.ts, photographsWanted.ts). */
const known = [
  '{newsletter privacy}',
  '{newsletter terms}',
  '{outside hosts}',
  '{outside hosts after consent}',
  '{photographs wanted}',
];

export const placeholders: Rule = {
  name: 'placeholders',
  description:
    'Words in braces in the text of a page are ones in whose place the build puts a text: {newsletter privacy}, ' +
    '{newsletter terms}, {outside hosts}, {outside hosts after consent} or {photographs wanted}. Visitors would see all others.',
  canBeExcused: false,
  check({ pages, guides }) {
    return [...pages, ...guides].flatMap(({ kind, file }) =>
      [...(file.body?.text ?? '').matchAll(/(?<!\{)\{[a-z][\w -]*\}/gi)].flatMap(({ 0: found }) => {
        if (kind === 'page' && known.includes(found)) return [];
        const suggestion =
          kind === 'page'
            ? (didYouMean(found, known) ?? `Known: ${known.join(', ')}.`)
            : 'Write the text itself.';
        const message = `nothing is put in the place of ${found}`;
        return [findingIn(file, null, { message, suggestion, snippet: found })];
      }),
    );
  },
};

export const tableRows: Rule = {
  name: 'table-rows',
  description: 'Every row of a table has as many cells as the table has columns.',
  canBeExcused: false,
  check({ guides }) {
    return guides.flatMap(({ file, data }) =>
      data.sections.flatMap((section, index) => {
        if (section.kind !== 'table') return [];
        return section.rows.flatMap((row, rowIndex) => {
          if (row.length === section.columns.length) return [];
          const message = `the row has ${row.length} cells, the table has ${section.columns.length} columns`;
          return [
            findingIn(file, ['sections', index, 'rows', rowIndex], {
              message,
              suggestion: 'Give the row one cell for each column; an empty cell is written as two quotes.',
            }),
          ];
        });
      }),
    );
  },
};
