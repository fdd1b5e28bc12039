import { editorFolder } from '#schemas/editorFormat.ts';
import type { SealedFile } from './fileSeal.ts';

/** A file of the site and where it lies in the bundle. */
export interface ClientFile extends SealedFile {
  source: string;
}

const part = 'client/';
const worker = `${part}sw.js`;

const editor = `${part}${editorFolder}/`;

/**
 * Returns the files of a bundle that a host serves. Where devices may not keep the guide, the worker that removes what
 * they kept stands at the address of the other. The form editor is served where it is set up.
 */
export function clientFiles(
  bundle: readonly SealedFile[],
  { isOffline, hasEditor }: { isOffline: boolean; hasEditor: boolean },
): ClientFile[] {
  const stop = isOffline ? undefined : bundle.find(({ path }) => path === `${part}stop.js`);
  return bundle.flatMap((file) => {
    if (!file.path.startsWith(part) || (!hasEditor && file.path.startsWith(editor))) return [];
    const { path: source, sha256, size } = (file.path === worker && stop) || file;
    return [{ source, path: file.path.slice(part.length), sha256, size }];
  });
}
