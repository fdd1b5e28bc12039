import { resolve } from 'node:path';
import { writeChangedFiles } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import { editorSchemas } from '../reference/editorSchemas.ts';
import { parseOptions } from './options/options.ts';

const root = resolve(import.meta.dirname, '../..');

/** `editor`: writes the schemas by which an editor completes content, with the names that there are now. */
export async function editor(args: string[]): Promise<number> {
  parseOptions(args, {});
  refreshEditor(loadContent(resolve(root, 'content')));
  return 0;
}

/** Writes them for content that is read already; only the guide's own, since the editor knows one place. */
export function refreshEditor(loaded: LoadedContent): void {
  try {
    writeChangedFiles(root, editorSchemas(loaded));
  } catch {
    // Only the editor needs them, so a folder that cannot be written stops no check.
  }
}
