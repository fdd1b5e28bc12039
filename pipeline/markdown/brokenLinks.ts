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

/** Wrong spellings of a link, [words](address), in the order in which they are looked for. */
const forms: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: new RegExp(String.raw`\[(?<words>[^[\]()\n]+)\((?<href>${address})\)`, 'd'),
    message: 'the link lacks the ] after its words',
  },
  {
    pattern: new RegExp(String.raw`\[(?<words>[^[\]\n]+)\]\((?<href>${address})(?=$|\s(?!\s*["'(]))`, 'd'),
    message: 'the link lacks the ) after its address',
  },
  {
    pattern: new RegExp(String.raw`\[(?<words>[^[\]\n]+)\][ \t]+\((?<href>${address})\)`, 'd'),
    message: 'there is a space between the words of the link and its address',
  },
  {
    pattern: new RegExp(String.raw`\((?<words>[^()[\]\n]+)\)\[(?<href>${address})\]`, 'd'),
    message: 'the brackets of the link are swapped',
  },
];

/** Links of a Markdown text that visitors would see as brackets and slashes; at most one a line. */
export function brokenLinks(text: string): BrokenLink[] {
  if (!/[[\]]/.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    // Code in backticks is shown unchanged. Spaces in its place keep the columns of the rest.
    const visible = line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    for (const { pattern, message } of forms) {
      const found = pattern.exec(visible)?.indices;
      const { words, href } = found?.groups ?? {};
      const [whole] = found ?? [];
      if (whole && words && href) {
        const snippet = line.slice(...whole);
        const clean = line.slice(...href).replace(/[.,;]$/, '');
        return [{ line: index + 1, snippet, message, fix: `[${line.slice(...words).trim()}](${clean})` }];
      }
    }
    return [];
  });
}
