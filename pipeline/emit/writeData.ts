import type { Published } from '../derive/published.ts';
import { apiFiles, otherFiles } from './publishedFiles.ts';
import { startTracks } from './startTracks.ts';
import { trackFiles } from './trackFiles.ts';
import { writeFiles, type WrittenFile } from './writeFiles.ts';

/** Writes every data file below a folder. */
export async function writeData(published: Published, dir: string): Promise<WrittenFile[]> {
  await using tracks = startTracks(trackFiles(published), { dir, textCacheDir: null });
  const others = writeFiles(dir, [...apiFiles(published), ...otherFiles(published)]);
  return [...others, ...(await tracks.written)];
}
