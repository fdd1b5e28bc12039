import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import { photographLicenceNames } from '#schemas/rules/photographs/photographLicences.ts';
import { type Content, type RecordEntry, recordsOf } from '../content/checkedContent.ts';
import { folderOf } from '../content/contentKinds.ts';
import { trailLines } from '../content/trailLines.ts';
import { readNamed, replaceFile, writeFile } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import { withText } from '../load/contentFile.ts';
import { keptPhoto } from '../photo/keptPhoto.ts';
import { withPhotograph } from '../photo/withPhotograph.ts';
import { formatProblems } from '../report/formatProblems.ts';
import { finishedContent } from '../validate/validContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { fileNamed } from '../content/recordName.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

/** Facts of a photograph, with the value that each option wants. */
const wanted = {
  caption: 'words that follow the month, such as "from the rockpile"',
  alt: 'what it shows, for people who cannot see it',
  author: 'the photographer',
  licence: photographLicenceNames.join(', '),
  source: 'the address of the page that it came from, or of its author',
  taken: 'the day or month, as YYYY-MM-DD or YYYY-MM',
} as const;

type Fact = keyof typeof wanted;

const facts = Object.keys(wanted) as Fact[];

/** A photograph taken farther away, in kilometres, may show another place. */
const farKm = 2;

/**
 * `photo:add FILE --record KIND/NAME [--caption …] [--alt …] [--author …] [--licence …] [--source …] [--taken …]
 * [--far REASON] [--content DIR]`: gives a record a photograph, without its metadata. The file itself may say who took it,
 * and when. One that was taken far from the record needs a reason.
 */
export async function addPhoto(args: string[]): Promise<number> {
  const {
    file,
    record,
    far,
    content: dir = 'content',
    ...given
  } = parseOptions(args, { options: ['record', ...facts, 'far', 'content'], arguments: ['file'] });
  if (record === undefined) throw new UsageError('--record is required, for example attractions/old-bridge');
  const day = todayFrom(undefined);
  const all = loadContent(resolve(dir));
  const { content, loaded } = finishedContent(all, day);
  const named = fileNamed(record, all.files);
  const entry = recordsOf(content).find(({ file: each }) => each === named);
  if (!entry || entry.kind === 'event')
    throw new Error(
      `${named.path}: only attractions, activities, places to stay and trails that are finished have photographs`,
    );

  const photo = await keptPhoto(readNamed(file)).catch((error: unknown) => {
    throw error instanceof Error ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
  });
  const { author, taken, position } = photo.facts;
  const photoFacts = factsFrom(file, { ...(author && { author }), ...(taken && { taken }), ...given });
  const line = entry.kind === 'trail' ? (trailLines(content)(entry)?.points ?? []) : [];
  const km = position && distanceTo(position, [entry.data.coordinates, ...line]);
  const away = km === null ? 'at a place that is not known' : `${km.toFixed(1)} km from the record`;
  const isFar = km !== null && km > farKm;
  if (isFar && !far?.trim())
    throw new Error(
      `${file}: it was taken ${away}. If it shows the place all the same, say why with --far "reason".`,
    );

  const name = nameFor(entry, content);
  const comment = isFar ? `Taken ${away}: ${far?.trim().replaceAll(/\s+/g, ' ')}` : null;
  const text = withPhotograph(named.text, { file: name, ...photoFacts }, comment);
  const after = {
    ...withText(loaded, named, text),
    photos: [...loaded.photos, { name, size: photo.size, hasMetadata: false }],
  };
  const errors = validateContent(after, day).problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    process.stderr.write(formatProblems(errors, 'text', (path) => (path === named.path ? text : null)));
    console.error('No files were written.');
    return 1;
  }
  const target = join(resolve(dir), 'photos', name);
  mkdirSync(dirname(target), { recursive: true });
  writeFile(target, photo.bytes);
  replaceFile(resolve(named.path), text);
  const { width, height } = photo.size;
  console.log(
    `${named.path} has a photograph, taken ${away}: ${join(dir, 'photos', name)}, ${width} by ${height} pixels, without metadata.`,
  );
  return 0;
}

/** Returns the facts of a photograph. Throws an Error that names all that are missing. */
function factsFrom(file: string, known: Partial<Record<Fact, string>>): Record<Fact, string> {
  const missing = facts.filter((fact) => !known[fact]?.trim());
  if (missing.length > 0) {
    const lines = missing.map((fact) => `  --${fact}: ${wanted[fact]}`);
    throw new UsageError(`${file} does not say everything about itself. Add:\n${lines.join('\n')}`);
  }
  const { alt = '', caption = '', taken = '', author = '', licence = '', source = '' } = known;
  return { alt, caption, taken, author, licence, source };
}

/** Returns the kilometres to the nearest of some places, or null if none is known. */
function distanceTo(from: Place, places: readonly (Place | undefined)[]): number | null {
  const known = places.filter((place) => place !== undefined);
  return known.length > 0 ? Math.min(...known.map((place) => distanceBetween(from, place))) : null;
}

/** Returns a free name for the next photograph of a record, such as `attractions-old-bridge-2.jpg`. */
function nameFor({ kind, slug }: RecordEntry, { photos }: Content): string {
  const taken = new Set(photos.map(({ name }) => name.replace(/\.\w+$/, '')));
  let n = 1;
  while (taken.has(`${folderOf[kind]}-${slug}-${n}`)) n += 1;
  return `${folderOf[kind]}-${slug}-${n}.jpg`;
}
