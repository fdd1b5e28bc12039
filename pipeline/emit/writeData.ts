import type { Published } from '../derive/published.ts';
import { publishedFiles } from './publishedFiles.ts';
import { writeFiles, type WrittenFile } from '../files/writeFiles.ts';

/** Writes every data file below a folder. */
export function writeData(published: Published, dir: string): WrittenFile[] {
  return writeFiles(dir, publishedFiles(published));
}
