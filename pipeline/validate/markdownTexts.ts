import type { ContentFile, KeyPath } from '../load/loadedContent.ts';
import { type CheckedContent, recordsOf } from './content.ts';

/** A Markdown text of the content: a value of a record, or the body of a file when `path` is null. */
export interface MarkdownText {
  file: ContentFile;
  path: KeyPath | null;
  text: string;
}

/** All texts that are read as Markdown. Every other text is shown as it stands. */
export function markdownTexts(content: CheckedContent): MarkdownText[] {
  const bodies = [...content.guides, ...content.pages].flatMap(({ file }) =>
    file.body ? [{ file, path: null, text: file.body.text }] : [],
  );
  const abouts = recordsOf(content).flatMap((entry) =>
    entry.kind !== 'event' && entry.data.about
      ? [{ file: entry.file, path: ['about'], text: entry.data.about }]
      : [],
  );
  const sections = content.guides.flatMap(({ file, data }) =>
    data.sections.flatMap((section, index) => [
      ...(section.intro ? [{ file, path: ['sections', index, 'intro'], text: section.intro }] : []),
      ...('text' in section ? [{ file, path: ['sections', index, 'text'], text: section.text }] : []),
    ]),
  );
  return [...bodies, ...abouts, ...sections];
}
