import { type ApiDiff, isBreaking } from './diffPublished.ts';

export const diffFormats = ['text', 'markdown'] as const;
export type DiffFormat = (typeof diffFormats)[number];

interface Section {
  title: string;
  lines: string[];
}

/** Greatest number of lines in a comment; the rest is counted. */
const maxLines = 60;

/** Returns the difference as text for a terminal, or as Markdown for a comment on a pull request. */
export function formatDiff(diff: ApiDiff, format: DiffFormat): string {
  const sections = sectionsOf(diff).filter(({ lines }) => lines.length > 0);
  const verdict =
    sections.length === 0
      ? 'Nothing published changes.'
      : isBreaking(diff)
        ? 'Breaking: something that programs may rely on goes away or takes a new shape.'
        : 'Nothing that programs rely on breaks.';
  const isMarkdown = format === 'markdown';
  const heading = isMarkdown
    ? '### What this changes in the published files'
    : 'What changes in the published files';
  const parts = sections.map(({ title, lines }) => {
    const shown = lines.slice(0, maxLines);
    const rest = lines.length - shown.length;
    const all = rest > 0 ? [...shown, `and ${rest} more`] : shown;
    return isMarkdown
      ? [`#### ${title} (${lines.length})`, '', ...all.map((line) => `- ${line}`)].join('\n')
      : [`${title} (${lines.length})`, ...all.map((line) => `  ${line}`)].join('\n');
  });
  return `${[heading, isMarkdown ? `**${verdict}**` : verdict, ...parts].join('\n\n')}\n`;

  function sectionsOf({ added, removed, changed, addedFiles, removedFiles, schema }: ApiDiff): Section[] {
    const change = ({ place, what }: { place: string; what: string }) => `${code(place)} ${escape(what)}`;
    return [
      { title: 'Records removed, breaking', lines: removed.map(code) },
      { title: 'Files removed, breaking', lines: removedFiles.map(code) },
      { title: 'Shapes changed, breaking', lines: schema.filter((one) => one.isBreaking).map(change) },
      { title: 'Shapes changed, not breaking', lines: schema.filter((one) => !one.isBreaking).map(change) },
      { title: 'Records added', lines: added.map(code) },
      { title: 'Files added', lines: addedFiles.map(code) },
      {
        title: 'Records changed',
        lines: changed.flatMap(({ record, fields }) =>
          fields.map(
            ({ field, before, after }) =>
              `${code(record)} ${code(field)} ${shown(before)} -> ${shown(after)}`,
          ),
        ),
      },
    ];
  }

  function code(text: string): string {
    return format === 'markdown' ? `\`${text.replaceAll('`', "'")}\`` : text;
  }

  function shown(value: unknown): string {
    const text = value === undefined ? '(absent)' : (JSON.stringify(value) ?? '');
    return code(text.length > 80 ? `${text.slice(0, 77)}...` : text);
  }

  /** Escapes content for a comment, so that it mentions no people and opens no tags. */
  function escape(text: string): string {
    return format === 'markdown' ? text.replaceAll(/[<>@*_`|[\]\\]/g, '\\$&') : text;
  }
}
