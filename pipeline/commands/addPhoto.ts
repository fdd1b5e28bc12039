import { mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import { photographLicenceNames, refusalOf } from '#schemas/rules/photographs/photographLicences.ts';
import type { Photograph, PhotographLicence } from '#schemas/types/authored.ts';
import {
  type Content,
  type Entry,
  photographsOf,
  type RecordEntry,
  recordsOf,
} from '../content/checkedContent.ts';
import { folderOf } from '../content/contentKinds.ts';
import { trailLines } from '../content/trailLines.ts';
import { readNamed, replaceFile, writeFile } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import { withText } from '../load/contentFile.ts';
import { keptPhoto } from '../photo/keptPhoto.ts';
import { withPhotograph } from '../photo/withPhotograph.ts';
import { formatProblems } from '../report/formatProblems.ts';
import { didYouMean } from '../spelling/closest.ts';
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

/** A record of a kind that has photographs. */
type PlacedRecord = Exclude<RecordEntry, Entry<'event'>>;

const hasPlace = (entry: RecordEntry): entry is PlacedRecord => entry.kind !== 'event';

type Fact = keyof typeof wanted;

const facts = Object.keys(wanted) as Fact[];

/** A photograph taken farther away, in kilometres, may show another place. */
const farKm = 2;

/** Photographs that a record may have. */
const most = 4;

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
  if (record === undefined)
    throw new UsageError('--record is missing: a record such as attractions/old-bridge');
  const day = todayFrom(undefined);
  const all = loadContent(resolve(dir));
  const { content, loaded } = finishedContent(all, day);
  const named = fileNamed(record, all.files);
  if (!loaded.files.includes(named)) throw new Error(`${named.path} is unfinished: mend it first`);
  const entry = recordsOf(content)
    .filter(hasPlace)
    .find((each) => each.file === named);
  if (!entry)
    throw new Error(
      `${named.path}: only attractions, activities, places to stay and trails have photographs`,
    );
  if (photographsOf(entry).length >= most)
    throw new Error(`${named.path}: it has ${most} photographs already: remove one first`);

  const photo = await keptPhoto(readNamed(file)).catch((error: unknown) => {
    throw error instanceof Error ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
  });
  const said = factsFrom(file, { ...withoutNull(photo.facts), ...given });
  const place = placeOf(photo.facts.position, entry, content);
  if (place.km !== null && place.km > farKm && !far?.trim())
    throw new Error(
      `${file}: it was taken ${place.words}. If it shows the place all the same, say why with --far "reason".`,
    );

  const name = nameFor(entry, content);
  const photograph: Photograph = { file: name, ...said };
  const comment = place.km !== null && place.km > farKm ? `Taken ${place.away}: ${oneLine(far ?? '')}` : null;
  const text = withPhotograph(named.text, photograph, comment);
  const after = {
    ...withText(loaded, named, text),
    photos: [...loaded.photos, { name, size: photo.size, hasMetadata: false }],
  };
  const errors = validateContent(after, day).problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    process.stderr.write(formatProblems(errors, 'text', (path) => (path === named.path ? text : null)));
    console.error('Nothing was written.');
    return 1;
  }
  const target = join(resolve(dir), 'photos', name);
  mkdirSync(dirname(target), { recursive: true });
  writeFile(target, photo.bytes);
  replaceFile(resolve(named.path), text);
  const { width, height } = photo.size;
  console.log(
    [
      `${named.path}: photograph ${photographsOf(entry).length + 1} of at most ${most} was added.`,
      `  ${join(dir, 'photos', name)}: ${width} by ${height} pixels, without the metadata of ${basename(file)}`,
      `  It was taken ${place.words}.`,
    ].join('\n'),
  );
  return 0;
}

/** Returns the facts of a photograph. Throws an Error that names all that are missing, and one for a refused licence. */
function factsFrom(file: string, known: Partial<Record<Fact, string>>): Omit<Photograph, 'file'> {
  const missing = facts.filter((fact) => !known[fact]?.trim());
  if (missing.length > 0) {
    const lines = missing.map((fact) => `  --${fact}: ${wanted[fact]}`);
    throw new UsageError(`${file} does not say everything about itself. Add:\n${lines.join('\n')}`);
  }
  const { caption = '', alt = '', author = '', licence = '', source = '', taken = '' } = known;
  if (!isKnown(licence)) {
    const hint =
      refusalOf(licence) ??
      didYouMean(licence, photographLicenceNames) ??
      `Known: ${photographLicenceNames.join(', ')}.`;
    throw new Error(`${file}: a photograph under "${licence}" cannot be shown. ${hint}`);
  }
  return { alt, caption, taken, author, licence, source };
}

const isKnown = (licence: string): licence is PhotographLicence =>
  photographLicenceNames.some((name) => name === licence);

function withoutNull({ author, taken }: { author: string | null; taken: string | null }) {
  return { ...(author !== null && { author }), ...(taken !== null && { taken }) };
}

/** Returns the distance of a photograph from its record in kilometres and in words; null where one of the two is not known. */
function placeOf(position: Place | null, entry: PlacedRecord, content: Content) {
  const { coordinates } = entry.data;
  const unknown = position ? 'its record has no coordinates' : 'the file holds no position';
  if (!position || !coordinates)
    return { km: null, away: '', words: `somewhere that was not checked, because ${unknown}` };
  const line = entry.kind === 'trail' ? (trailLines(content)(entry)?.points ?? []) : [];
  const km = Math.min(...[coordinates, ...line].map((point) => distanceBetween(position, point)));
  const away = `${km.toFixed(1)} km from the record`;
  return {
    km,
    away,
    words: `${away}: at ${degrees(position)}, and the record is at ${degrees(coordinates)}`,
  };
}

const degrees = ({ lat, lng }: Place) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Returns a free name for the next photograph of a record, such as `attractions-old-bridge-2.jpg`. */
function nameFor({ kind, slug }: RecordEntry, { photos }: Content): string {
  const taken = new Set(photos.map(({ name }) => name.replace(/\.\w+$/, '')));
  let n = 1;
  while (taken.has(`${folderOf[kind]}-${slug}-${n}`)) n += 1;
  return `${folderOf[kind]}-${slug}-${n}.jpg`;
}
