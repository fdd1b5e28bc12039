import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, writeFile } from '../files/files.ts';

const templates = join(import.meta.dirname, 'park');

/**
 * Writes the files that every guide needs into a folder, with a TODO wherever a person has to decide. Returns the number
 * of files and TODOs. Throws, and writes nothing, if one of the files exists.
 */
export function newPark(dir: string): { files: number; todos: number } {
  const names = filesBelow(templates);
  const existing = names.find((name) => existsSync(join(dir, name)));
  if (existing)
    throw new Error(`${join(dir, existing)} exists already: begin in an empty folder, or edit that file.`);
  const texts = names.map((name) => readFileSync(join(templates, name), 'utf8'));
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFile(join(dir, name), texts[index] ?? '');
  }
  return { files: names.length, todos: texts.join('').match(/TODO/g)?.length ?? 0 };
}
