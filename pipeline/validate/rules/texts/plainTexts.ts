import { allEntries } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { markdownTexts } from '../../markdownTexts.ts';
import { pathName, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { textsIn } from '../../valuesIn.ts';

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
        textsIn(data).flatMap(({ path, value }) => {
          if (isForPrograms(path, value)) return [];
          const isMarkdown = inMarkdown.has(`${file.path} ${pathName(path)}`);
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
    pattern: /\*\*[^*\s][^*]*\*\*|\[[^[\]\n]+\]\((?:https?:|\/)[^()\s]*\)|`[^`\n]+`|^#{1,6} \S/m,
    severity: 'warning',
    message: (found) => `"${found}" is shown with its marks: this text is no Markdown`,
    suggestion: () => 'Write the words alone.',
  },
  {
    pattern: /^[-*•] \S.*\n\s*[-*•] \S/m,
    severity: 'warning',
    message: () => 'the text is a list with marks, which are shown in one line: this text is no Markdown',
    suggestion: () => 'Write sentences.',
  },
  {
    pattern: /\blorem ipsum\b|\bdolor sit amet\b/i,
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
