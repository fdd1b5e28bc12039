import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../spelling/closest.ts';
import { endingOf, folderKinds, folderOf } from '../content/contentKinds.ts';
import { writeFile } from '../files/files.ts';
import { newPark, recordTemplate } from '../scaffold/templates.ts';
import { orList } from '../validate/describeError.ts';
import { slugFault } from '../validate/rules/records/identity.ts';
import { parseOptions, UsageError } from './options/options.ts';

/**
 * `new KIND SLUG [--content DIR]`: writes a record that is right once its TODOs are filled in. `new park DIR` does so with
 * the files that every guide needs. Never overwrites a file.
 */
export async function newRecord(args: string[]): Promise<number> {
  const {
    kind: word,
    slug,
    content = 'content',
  } = parseOptions(args, { options: ['content'], arguments: ['kind', 'slug'] });
  if (word === 'park') {
    const { files, todos } = newPark(slug);
    console.log(
      `${slug}: ${files} files with ${todos} TODOs. npm run check -- --content ${slug} names them.`,
    );
    return 0;
  }
  const kind = folderKinds.find((name) => name === word);
  const words = [...folderKinds, 'park'];
  if (!kind) {
    const hint = didYouMean(word, words);
    throw new UsageError(`the kind must be ${orList(words)} (got "${word}")${hint ? `. ${hint}` : ''}`);
  }
  const fault = slugFault(slug);
  if (fault) throw new UsageError(fault);
  const folder = join(content, folderOf[kind]);
  const path = join(folder, slug + endingOf(kind));
  mkdirSync(folder, { recursive: true });
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
