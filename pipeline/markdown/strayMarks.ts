/**
 * A pattern of letters that visitors would read although they were meant for a program, with the message and the
 * suggestion. In these $0 is what was found, and $1 to $3 are its groups.
 */
export type StrayMark = readonly [
  pattern: RegExp,
  message: string,
  suggestion: string | ((groups: readonly string[]) => string),
];

/** Returns what a pattern finds first in a text, its message and its suggestion; null if it finds nothing. */
export function findStray(text: string, [pattern, message, suggestion]: StrayMark) {
  const found = pattern.exec(text);
  if (!found) return null;
  const groups = [...found].map((group) => group ?? '');
  const filled = (words: string) =>
    words.replaceAll(/\$([0-3])/g, (_, group: number) => groups[group]?.trim() ?? '');
  return {
    snippet: groups[0]?.trim() ?? '',
    message: filled(message),
    suggestion: typeof suggestion === 'string' ? filled(suggestion) : suggestion(groups),
  };
}

const letters = '$0 is shown as these letters';
const [subscripts, superscripts] = ['₀₁₂₃₄₅₆₇₈₉', '⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** Marks in a line of Markdown that are mistyped or of another dialect. */
export const straysInMarkdown: readonly StrayMark[] = [
  [/^ {0,3}(#{1,6})([^#\s\d].*)$/, 'a space is missing after the marks of the heading', 'Write $1 $2'],
  [
    /(?<![^\s("'*_-])(?<!\*\*|__)(\*\*|__)[ \t]+([^*_\n]+?)[ \t]*\1(?![*_])/,
    'the words between $1 and $1 begin with a space, so the marks are shown',
    'Write $1$2$1',
  ],
  [
    /(?<=^[^*]*)\*\*([^\s*][^*\n]*?)[ \t]+\*\*(?![\w*])/,
    'the words between ** and ** end with a space, so the marks are shown',
    'Write **$1**',
  ],
  [/==([^=\s](?:[^=\n]*[^=\s])?)==/, '$0 is shown with its marks', 'Write **$1**'],
  [
    /(\p{L}+)~(\d)~(\p{L}*)/u,
    '~$2~ is shown struck through',
    ([, before, digit, after]) => `Write ${before}${subscripts[Number(digit)]}${after}`,
  ],
  [
    /(\p{L}+)\^(\d)\^/u,
    '$0 is shown with its marks',
    ([, before, digit]) => `Write ${before}${superscripts[Number(digit)]}`,
  ],
  [
    /\[!([A-Z])([A-Z]*)\]/,
    letters,
    ([, first, rest = '']) =>
      `Write **${first}${rest.toLowerCase()}:** before the words, and remove the line.`,
  ],
  [/\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}/, letters, 'Write the text itself.'],
  [/\[\[([^\][\n]+)\]\]/, '$0 is shown with its brackets', 'Write [$1](/path-of-the-page)'],
  [
    /^:{3,}.*$|^: \S.*$|\\(?:newpage|pagebreak|[nt])/,
    letters,
    'Write a paragraph or a list, and remove the mark.',
  ],
  [/^\s*[•·]\s*(\S.*)$/, 'a list item begins with a hyphen', 'Write - $1'],
  [/^\s*-(\p{Lu}.*)$/u, 'a space is missing after the hyphen', 'Write - $1'],
  [/^\s*(\d{1,2}[.)])(\p{Lu}.*)$/u, 'a space is missing after $1', 'Write $1 $2'],
  [/\bhttps?;?\/\/(\S+)/, '$0 is no address', 'Write https://$1'],
  [/\$[^$\s][^$\n]*[\^_\\][^$\n]*\$/, letters, 'Write the formula in words and figures.'],
  [
    /\[\^[^\]\s]+\](?!:)/,
    '$0 has no note, and is shown as these letters',
    'Write what it says in the sentence, or remove the mark.',
  ],
];

const entities: Record<string, string> = {
  amp: '&',
  nbsp: 'a space',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const noHtml = `${letters}: the text is no HTML`;

/** Marks in a text that is shown as it is written. */
export const straysInPlainText: readonly StrayMark[] = [
  [
    /&([a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    noHtml,
    ([, name = '']) => `Write ${entities[name.toLowerCase()] ?? 'the sign itself'} in its place.`,
  ],
  [
    /<\/?(?:b|i|em|strong|br|p|a|span|div|u|ul|ol|li|h[1-6]|small|sup|sub)(?:\s[^<>]*)?\/?>/i,
    noHtml,
    'Remove the tag.',
  ],
  [
    /\*\*[^*\s][^*]*\*\*|\[[^[\]\n]+\]\((?:https?:|\/)[^()\s]*\)|`[^`\n]+`|^#{1,6} \S|==[^=\s][^=]*==|\{\{[^{}]*\}\}|\[(?:\^\w+|![A-Z]+| |x)\]/m,
    '"$0" is shown with its marks: this text is no Markdown',
    'Write the words alone.',
  ],
  [
    /(?<=^[^*]*[^*\s][\s(]+)\*{1,3}[\p{L}\d]+(?=[^*]*$)|(?<!\S)__ ?[^\s_](?:[^_]*[^\s_])? ?__(?!\S)/u,
    'the mark of "$0" is shown: this text is no Markdown',
    'Write the words alone.',
  ],
  [
    /(?<=\s|\()(?:https?:\/\/|www\.)[^\s)]*[^\s).,;:!?]|^(?:https?:\/\/|www\.)\S+(?=\s)/,
    '$0 cannot be pressed here: this text holds no links',
    'Remove it, or give the address under a key for addresses such as officialUrl.',
  ],
  [
    /^[-*•] \S.*\n\s*[-*•] \S/m,
    'the text is a list with marks, which are shown in one line: this text is no Markdown',
    'Write sentences.',
  ],
];

/** Words in any text that no reader should see. */
export const strayWords: readonly StrayMark[] = [
  [
    /^[^”„]*“[^”„]*$|^[^“„]*”[^“„]*$/,
    'one of two curly quotes is missing',
    'Write “ before the quoted words and ” after them.',
  ],
  [
    /(?<=[^\]\s])\[(?:\d{1,3}|edit|citation needed)\](?![(:[])|(?<=[.!?…] )(?:Read|Show|See) more\b\W*$/i,
    '"$0" was copied from a web page with the text',
    'Remove it.',
  ],
  [/\b(the|a|an|of|to|and|for|with|from)\s+\1\b/i, '"$0" has a word twice', 'Remove one of the two.'],
  [
    /\bopen and safe\b|\bsafe and open\b|\bperfectly safe\b/i,
    '"$0" is more than a guide can know',
    'Say what to look at before setting out: the trail report, the bulletin.',
  ],
  [
    /(?<![\w.+/:@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    'the e-mail address $0 stands in a text, where robots collect it',
    'Link the page on which its owner gives it.',
  ],
];

/** Words that wait for a text. No guide is published with them. */
export const placeholderWords: StrayMark = [
  /\b(?:[Ll]orem ipsum|dolor sit amet)\b|(?<=\S\s+.*)\bTODO\b|\b(?:FIXME|TB[ACD]|XXX)\b/,
  '"$0" only fills a place',
  'Write the text, or remove the key.',
];
