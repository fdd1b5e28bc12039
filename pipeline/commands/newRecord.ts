import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../spelling/closest.ts';
import { folderKinds, folderOf } from '../content/contentKinds.ts';
import { writeFile } from '../files/writeFile.ts';
import { recordTemplate } from '../scaffold/recordTemplate.ts';
import { orList } from '../validate/describeError.ts';
import { slugFault } from '../validate/rules/records/slugs.ts';
import { parseOptions } from './options/parseOptions.ts';
import { UsageError } from './options/usageError.ts';

/** `new KIND SLUG [--content DIR]`: writes a record that is right once its TODOs are filled in. Never overwrites one. */
export async function newRecord(args: string[]): Promise<number> {
  const { kind: word, slug, content = 'content' } = parseOptions(args, ['content'], ['kind', 'slug']);
  const kind = folderKinds.find((name) => name === word);
  if (!kind) {
    const hint = didYouMean(word, folderKinds);
    throw new UsageError(`the kind must be ${orList(folderKinds)} (got "${word}")${hint ? `. ${hint}` : ''}`);
  }
  const fault = slugFault(slug);
  if (fault) throw new UsageError(fault);
  const ending = kind === 'guide' || kind === 'page' ? 'md' : 'yaml';
  const path = join(content, folderOf[kind], `${slug}.${ending}`);
  mkdirSync(join(content, folderOf[kind]), { recursive: true });
  const text = recordTemplate(kind);
  try {
    writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error(`${path} exists already: choose another name, or edit that file.`, { cause: error });
    throw error;
  }
  console.log(`${path}: fill in the ${text.match(/TODO/g)?.length ?? 0} TODOs, then run npm run check.`);
  return 0;
}
