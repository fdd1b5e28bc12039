import { existsSync, readFileSync, statSync } from 'node:fs';
import type { LoadedContent } from '../content/loadedContent.ts';

/** Largest file of which a code frame is shown, in bytes. */
const maxBytes = 1_000_000;

/** Looks up the source of a file by the path shown in problems, also of a file that could not be parsed. */
export function sourceTexts(loaded: LoadedContent): (file: string) => string | null {
  const texts = new Map(loaded.files.map(({ path, text }) => [path, text]));
  return (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const isSmallFile = existsSync(file) && statSync(file).isFile() && statSync(file).size <= maxBytes;
    return isSmallFile ? readFileSync(file, 'utf8') : null;
  };
}
