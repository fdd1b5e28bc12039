import type { AuthoredGuide } from '#schemas/types/authored.ts';
import type { ContentFile, KeyPath } from '../content/loadedContent.ts';
import { type CheckedContent, recordsOf } from '../content/checkedContent.ts';

/** A Markdown text of the content: a value of a record, or the body of a file when `path` is null. */
export interface MarkdownText {
  file: ContentFile;
  path: KeyPath | null;
  text: string;
}

/** Returns all texts that are read as Markdown. Every other text is shown unchanged. */
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
      ...listsOf(section).flatMap(({ path, items }) =>
        items.map((text, item) => ({ file, path: ['sections', index, ...path, 'items', item], text })),
      ),
    ]),
  );
  return [...bodies, ...abouts, ...sections];
}

/** Returns the lists of tips and facts in a section, with their paths within it. */
function listsOf(section: AuthoredGuide['sections'][number]): { path: KeyPath; items: string[] }[] {
  if (section.kind === 'cards') return section.cards.map(({ items }, n) => ({ path: ['cards', n], items }));
  if (section.kind === 'tabs') return section.tabs.map(({ items }, n) => ({ path: ['tabs', n], items }));
  return [];
}
