import { existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { didYouMean } from '../spelling/closest.ts';
import { endingOf, folderKinds, folderOf } from '../content/contentKinds.ts';
import { replaceFile, writeFile } from '../files/files.ts';
import { trailFromTrack } from '../import/trailFromTrack.ts';
import { formatProblems } from '../report/formatProblems.ts';
import { newPark, recordTemplate } from '../scaffold/templates.ts';
import { orList } from '../validate/describeError.ts';
import { readGpx } from './importGpx.ts';
import { nameFor, parseOptions, todayFrom, UsageError } from './options/options.ts';
import { withFileName } from './output/output.ts';

/**
 * `new KIND SLUG [--content DIR]`: writes a record that is right once its TODOs are filled in. `new park DIR` does so with
 * the files that every guide needs, and `new trail SLUG --gpx FILE [--track NAME_OR_NUMBER]` with the facts of a track.
 * Never overwrites a file.
 */
export async function newRecord(args: string[]): Promise<number> {
  const {
    kind: word,
    slug,
    content = 'content',
    gpx,
    track,
  } = parseOptions(args, { options: ['content', 'gpx', 'track'], arguments: ['kind', 'slug'] });
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
  if (kind !== 'trail' && gpx !== undefined) throw new UsageError('--gpx is the track of a trail');
  if (!existsSync(content))
    throw new UsageError(
      `${content}: there is no such folder. npm run new -- park ${content} begins a guide in it.`,
    );
  const folder = join(content, folderOf[kind]);
  const path = join(folder, nameFor(kind, slug, content) + endingOf(kind));
  const made = gpx === undefined ? null : fromTrack(gpx, slug, track, content);
  if (made && made.problems.length > 0) {
    process.stderr.write(formatProblems(made.problems, 'text', () => null));
    console.error('No files were written.');
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const text = made?.text ?? recordTemplate(kind);
  try {
    writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error(`${path} exists already: choose another name, or edit that file.`, { cause: error });
    throw error;
  }
  if (made) replaceFile(join(content, made.route.path), made.route.text);
  console.log(`${path}: fill in the ${text.match(/TODO/g)?.length ?? 0} TODOs, then run npm run check.`);
  return 0;
}

function fromTrack(file: string, slug: string, track: string | undefined, content: string) {
  const gpx = readGpx(file);
  const contentDir = resolve(content);
  const today = todayFrom(undefined);
  return withFileName(file, () =>
    trailFromTrack({ gpx, fileName: basename(file), slug, track, contentDir, today }),
  );
}
