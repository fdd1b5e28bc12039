import type { SealedFile } from './fileSeal.ts';

/** A file of the site and where it lies in the bundle. */
export interface ClientFile extends SealedFile {
  source: string;
}

const part = 'client/';
const worker = `${part}sw.js`;

/**
 * Returns the files of a bundle that a host serves. Where devices may not keep the guide, the worker that removes what they kept stands at
 * the address of the other.
 */
export function clientFiles(bundle: readonly SealedFile[], isOffline: boolean): ClientFile[] {
  const stop = isOffline ? undefined : bundle.find(({ path }) => path === `${part}stop.js`);
  return bundle.flatMap((file) => {
    if (!file.path.startsWith(part)) return [];
    const { path: source, sha256, size } = (file.path === worker && stop) || file;
    return [{ source, path: file.path.slice(part.length), sha256, size }];
  });
}
