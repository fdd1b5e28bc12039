import type { ContentFile, LoadedContent } from '../content/loadedContent.ts';
import { contentFile } from './contentFile.ts';

/** Returns the content as it would be with another text of a file. */
export function withText(loaded: LoadedContent, file: ContentFile, text: string): LoadedContent {
  const { files, unreadable, problems } = loaded;
  const changed = contentFile({ ...file, text });
  if (!('rule' in changed)) {
    return { ...loaded, files: files.map((each) => (each === file ? changed : each)) };
  }
  return {
    ...loaded,
    files: files.filter((each) => each !== file),
    unreadable: [...unreadable, file],
    problems: [...problems, changed],
  };
}
