import { allEntries } from '../../../content/checkedContent.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { isAdvice } from '../../authoredSchemas.ts';
import { foreignSpellings } from '../../../spelling/canadianSpellings.ts';
import { pathName, findingIn, type Rule } from '../../findingIn.ts';
import { markdownTexts } from '../../markdownTexts.ts';
import { withoutCurlyQuotes } from '../../fixes/fixWord.ts';
import { textsIn, valuesIn } from '../../valuesIn.ts';

export const plainTexts: Rule = {
  name: 'plain-texts',
  description:
    'A text that is shown as it is written holds no HTML, no entities such as &amp; and no marks of Markdown, which ' +
    'visitors would see. No text holds an e-mail address, which robots collect, words that only fill a place, or the ' +
    'claim that a walk is "open and safe" (warnings).',
  canBeExcused: true,
  check(content) {
    const inMarkdown = new Set(
      markdownTexts(content).flatMap(({ file, path }) => (path ? [`${file.path} ${pathName(path)}`] : [])),
    );
    return allEntries(content)
      .filter(({ kind }) => kind !== 'site' && kind !== 'basemap')
      .flatMap(({ file, data }) =>
        [...textsIn(data), ...bodyOf(file)].flatMap(({ path, value }) => {
          if (path && isForPrograms(path, value)) return [];
          const isMarkdown = !path || inMarkdown.has(`${file.path} ${pathName(path)}`);
          const fault = faults.find(
            ({ pattern, everywhere }) => (everywhere || !isMarkdown) && pattern.test(value),
          );
          const [snippet] = fault?.pattern.exec(value) ?? [];
          if (!fault || snippet === undefined) return [];
          const { message, suggestion, severity = 'error' as const } = fault;
          const problem = {
            message: message(snippet.trim()),
            suggestion: suggestion(snippet.trim()),
            severity,
          };
          return [findingIn(file, path, { ...problem, snippet: snippet.trim() })];
        }),
      );
  },
};

function bodyOf({ body }: ContentFile) {
  return body ? [{ path: null, value: body.text }] : [];
}

/** Returns true for a value that no page shows as a text. */
function isForPrograms(path: KeyPath, value: string): boolean {
  return (
    path.some((step) => step === 'source' || step === 'note' || step === 'licence') ||
    /^https?:\/\/\S+$/.test(value)
  );
}

interface Fault {
  pattern: RegExp;
  /** True if it is one in Markdown as well. */
  everywhere?: boolean;
  severity?: 'warning';
  message: (found: string) => string;
  suggestion: (found: string) => string;
}

const entities: Record<string, string> = {
  amp: '&',
  nbsp: 'a space',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const faults: readonly Fault[] = [
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    severity: 'warning',
    message: (found) => `${found} is shown as these letters: the text is no HTML`,
    suggestion: (found) =>
      `Write ${entities[found.slice(1, -1).toLowerCase()] ?? 'the sign itself'} in its place.`,
  },
  {
    pattern: /<\/?(?:b|i|em|strong|br|p|a|span|div|u|ul|ol|li|h[1-6]|small|sup|sub)(?:\s[^<>]*)?\/?>/i,
    severity: 'warning',
    message: (found) => `${found} is shown as these letters: the text is no HTML`,
    suggestion: () => 'Remove the tag.',
  },
  {
    pattern:
      /\*\*[^*\s][^*]*\*\*|\[[^[\]\n]+\]\((?:https?:|\/)[^()\s]*\)|`[^`\n]+`|^#{1,6} \S|==[^=\s][^=]*==|\{\{[^{}]*\}\}|\[(?:\^\w+|![A-Z]+| |x)\]/m,
    severity: 'warning',
    message: (found) => `"${found}" is shown with its marks: this text is no Markdown`,
    suggestion: () => 'Write the words alone.',
  },
  {
    pattern:
      /(?<=^[^*]*[^*\s][\s(]+)\*{1,3}[\p{L}\d]+(?=[^*]*$)|(?<!\S)__ ?[^\s_](?:[^_]*[^\s_])? ?__(?!\S)/u,
    severity: 'warning',
    message: (found) => `the mark of "${found}" is shown: this text is no Markdown`,
    suggestion: () => 'Write the words alone.',
  },
  {
    pattern: /(?<=\s|\()(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:!?]|^(?:https?:\/\/|www\.)\S+(?=\s)/,
    severity: 'warning',
    message: (found) => `${found} cannot be pressed here: this text holds no links`,
    suggestion: () => 'Remove it, or give the address under a key for addresses such as officialUrl.',
  },
  {
    pattern: /^[^”„]*“[^”„]*$|^[^“„]*”[^“„]*$/,
    everywhere: true,
    severity: 'warning',
    message: () => 'one of two curly quotes is missing',
    suggestion: () => 'Write “ before the quoted words and ” after them.',
  },
  {
    pattern: /\b(the|a|an|of|to|and|for|with|from)\s+\1\b/i,
    everywhere: true,
    severity: 'warning',
    message: (found) => `"${found}" has a word twice`,
    suggestion: () => 'Remove one of the two.',
  },
  {
    pattern: /^[-*•] \S.*\n\s*[-*•] \S/m,
    severity: 'warning',
    message: () => 'the text is a list with marks, which are shown in one line: this text is no Markdown',
    suggestion: () => 'Write sentences.',
  },
  {
    pattern: /\b(?:[Ll]orem ipsum|dolor sit amet)\b|(?<=\S\s+.*)\bTODO\b|\b(?:FIXME|TB[ACD]|XXX)\b/,
    everywhere: true,
    message: (found) => `"${found}" only fills a place`,
    suggestion: () => 'Write the text, or remove the key.',
  },
  {
    pattern: /\bopen and safe\b|\bsafe and open\b|\bperfectly safe\b/i,
    everywhere: true,
    severity: 'warning',
    message: (found) => `"${found}" is more than a guide can know`,
    suggestion: () => 'Say what to look at before setting out: the trail report, the bulletin.',
  },
  {
    pattern: /(?<![\w.+/:@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    everywhere: true,
    severity: 'warning',
    message: (found) => `the e-mail address ${found} stands in a text, where robots collect it`,
    suggestion: () => 'Link the page on which its owner gives it.',
  },
];

export const curlyQuotes: Rule = {
  name: 'curly-quotes',
  description:
    'No text is in curly quotes as a whole: YAML takes “ and ” for letters, so visitors would see them, and words ' +
    'with a meaning such as illustrative would lose it. Quotations may.',
  canBeExcused: true,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) =>
      valuesIn(data, isText).flatMap(({ path, value }) => {
        const inner = withoutCurlyQuotes(value);
        if (inner === null || /[“”„]/.test(inner) || path.at(-1) === 'quote') return [];
        return [
          findingIn(file, path, {
            message: `${path.at(-1)} is in curly quotes, which are letters in YAML`,
            suggestion: `Write ${inner} without them.`,
          }),
        ];
      }),
    );
  },
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 2 && /^[“”„«‘’‚]/.test(value);
}

export const unfinished: Rule = {
  name: 'unfinished',
  description:
    'No text begins with TODO, which npm run new leaves for a maintainer to fill in, or is the advice on what to write.',
  canBeExcused: false,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => {
      const values = valuesIn(data, isUnfinished).map(({ path, value }) => {
        const name = path.at(-1);
        return isAdvice(value)
          ? findingIn(file, path, {
              message: `${name} holds the advice on what to write`,
              suggestion: `Write the text itself in place of "${value}"`,
            })
          : findingIn(file, path, {
              message: `${name} is still to be written`,
              suggestion: 'Replace the TODO.',
            });
      });
      const line = file.body?.text.split('\n').findIndex((one) => isUnfinished(one.trim())) ?? -1;
      if (line === -1) return values;
      const finding = {
        message: 'the text is still to be written',
        suggestion: 'Replace the TODO.',
      };
      return [...values, { ...findingIn(file, null, finding), line: (file.body?.line ?? 1) + line }];
    });
  },
};

function isUnfinished(value: unknown): value is string {
  return typeof value === 'string' && (/^TODO\b/.test(value) || isAdvice(value));
}

export const spelling: Rule = {
  name: 'spelling',
  description:
    'A guide in Canadian English (language en-CA in site.yaml) is spelled as in Canada: centre, colour, travelled. A ' +
    'list has the words; addresses and code are left alone.',
  canBeExcused: true,
  check(content) {
    if (content.site?.data.language !== 'en-CA') return [];
    const texts = allEntries(content).flatMap(({ file, data }) =>
      [...textsIn(data), ...bodyOf(file)].map((found) => ({ file, ...found })),
    );
    return texts.flatMap(({ file, path, value }) =>
      foreignSpellings(value).map(({ found, fix }) => {
        const message = `"${found}" is spelled otherwise in Canada`;
        return findingIn(file, path, { message, suggestion: `Write ${fix}`, snippet: found });
      }),
    );
  },
};
