/** Something that was meant to be a link and is none. */
export interface BrokenLink {
  /** Counted from 1. */
  line: number;
  /** The text at fault. */
  snippet: string;
  message: string;
  /** The link as it should be. */
  fix: string;
}

const address = String.raw`(?:https?:\/\/|www\.|\/(?=[\w-]))[^\s()[\]]*`;

/** The words of a link may go on in the next line, but not in the next paragraph. */
const words = (not: string) => String.raw`(?<words>(?:[^[\]${not}\n]|\n(?![ \t]*\n))+)`;

/** Wrong spellings of a link, [words](address), in the order in which they are looked for. */
const forms: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: new RegExp(String.raw`\[${words('()')}\((?<href>${address})\)`, 'dg'),
    message: 'the link lacks the ] after its words',
  },
  {
    pattern: new RegExp(String.raw`\[${words('')}\]\((?<href>${address})(?=$|\s(?!\s*["'(]))`, 'dgm'),
    message: 'the link lacks the ) after its address',
  },
  {
    pattern: new RegExp(String.raw`\[${words('')}\][ \t]+\((?<href>${address})\)`, 'dg'),
    message: 'there is a space between the words of the link and its address',
  },
  {
    pattern: new RegExp(String.raw`\(${words('()')}\)\[(?<href>${address})\]`, 'dg'),
    message: 'the brackets of the link are swapped',
  },
];

/** Links of a Markdown text that visitors would see as brackets and slashes; at most one a line. */
export function brokenLinks(text: string): BrokenLink[] {
  if (!/[[\]]/.test(text)) return [];
  // Code in backticks is shown unchanged. Spaces in its place keep the places of the rest.
  const visible = text.replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  const found = forms.flatMap(({ pattern, message }) =>
    [...visible.matchAll(pattern)].flatMap(({ indices }) => {
      const [whole] = indices ?? [];
      const { words, href } = indices?.groups ?? {};
      if (!whole || !words || !href) return [];
      const [snippet = ''] = text.slice(...whole).split('\n');
      const name = text
        .slice(...words)
        .trim()
        .replaceAll(/\s+/g, ' ');
      const fix = `[${name}](${text.slice(...href).replace(/[.,;]$/, '')})`;
      return [{ line: text.slice(0, whole[0]).split('\n').length, snippet, message, fix }];
    }),
  );
  return found
    .filter(({ line }, index) => found.findIndex((other) => other.line === line) === index)
    .sort((a, b) => a.line - b.line);
}
