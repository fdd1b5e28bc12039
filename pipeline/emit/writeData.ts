import type { Published } from '../derive/published.ts';
import { apiFiles, otherFiles } from './publishedFiles.ts';
import { startTracks } from './startTracks.ts';
import { trackFiles } from './trackFiles.ts';
import { writeFiles, type WrittenFile } from './writeFiles.ts';

/** Writes every data file below a folder; see `writeFiles` for `previous`. */
export async function writeData(
  published: Published,
  dir: string,
  previous: string | null = null,
): Promise<WrittenFile[]> {
  await using tracks = startTracks(trackFiles(published), { dir, previous, textCacheDir: null });
  const others = writeFiles(dir, [...apiFiles(published), ...otherFiles(published)], previous);
  return [...others, ...(await tracks.written)];
}
