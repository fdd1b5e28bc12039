import {
  photographsOf,
  recordsOf,
  allEntries,
  type CheckedContent,
} from '../../../content/checkedContent.ts';
import type { ContentFile, KeyPath, PhotoFile } from '../../../content/loadedContent.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { findingIn, type Fault, type Rule } from '../../findingIn.ts';
import { valuesIn } from '../../valuesIn.ts';
import { smallestPhotograph } from '#schemas/rules/photographs/smallestPhotograph.ts';
import type { Photo } from '#schemas/types/authored.ts';

export const pictures: Rule = {
  name: 'pictures',
  description:
    'Every photograph named by a record lies in content/photos, and every picture has a scene to draw, with words for ' +
    'it under alt, or a photograph, which brings its own.',
  canBeExcused: false,
  check(content) {
    return [
      ...recordsOf(content).flatMap(({ file, data }) => [
        ...photoProblems(content, file, ['photo', 'file'], data.photo),
        ...(data.gallery ?? []).flatMap((picture, index) => [
          ...photoProblems(content, file, ['gallery', index, 'photo', 'file'], picture.photo),
          ...(picture.scene || picture.photo ? [] : [withoutPicture(file, ['gallery', index])]),
          ...(picture.scene && !picture.photo && !picture.alt ? [withoutAlt(file, ['gallery', index])] : []),
        ]),
      ]),
      ...recordsOf(content).flatMap((entry) =>
        photographsOf(entry).flatMap((photograph, index) =>
          photoProblems(content, entry.file, ['photographs', index, 'file'], photograph),
        ),
      ),
      ...[...content.guides, ...content.pages].flatMap(({ file, data }) =>
        photoProblems(content, file, ['photo', 'file'], data.photo),
      ),
      ...content.pages
        .filter(({ data }) => (data.scene || data.photo) && !data.alt)
        .map(({ file }) => withoutAlt(file, ['scene'])),
    ];
  },
};

function photoProblems(
  content: CheckedContent,
  file: ContentFile,
  path: KeyPath,
  photo: Pick<Photo, 'file'> | undefined,
) {
  const photos = content.photos.map(({ name }) => name);
  if (!photo || photos.includes(photo.file)) return [];
  const message = `there is no photograph photos/${photo.file}`;
  const suggestion =
    didYouMean(photo.file, photos) ?? 'Put the file into content/photos, or remove the photograph.';
  return [findingIn(file, path, { message, suggestion })];
}

function withoutAlt(file: ContentFile, path: KeyPath) {
  const message = 'alt is missing: a drawn picture needs words for people who cannot see it';
  return findingIn(file, path, { message, suggestion: 'Add alt: what the picture shows.' });
}

function withoutPicture(file: ContentFile, path: KeyPath) {
  const message = 'this gallery entry has neither a scene nor a photo';
  return findingIn(file, path, { message, suggestion: 'Add scene: or photo:.' });
}

export const photographs: Rule = {
  name: 'photographs',
  description:
    'Every file under photographs is a picture of at least 1200 by 800 pixels without metadata, such as a position or ' +
    'the name of a camera, and was taken on a day of the calendar that has come.',
  canBeExcused: false,
  check(content, today) {
    const photos = new Map(content.photos.map((photo) => [photo.name, photo]));
    return recordsOf(content).flatMap((entry) =>
      photographsOf(entry).flatMap(({ file, taken }, index) => {
        const photo = photos.get(file);
        return [
          ...(photo ? fileProblems(photo).map((found) => ({ key: 'file', ...found })) : []),
          ...dateProblems(taken, today).map((found) => ({ key: 'taken', ...found })),
        ].map(({ key, ...found }) => findingIn(entry.file, ['photographs', index, key], found));
      }),
    );
  },
};

/** Returns the problems of the file of a photograph. */
function fileProblems({ name, size, hasMetadata }: PhotoFile) {
  const { width, height } = smallestPhotograph;
  if (!size) {
    const suggestion = 'Save it again as JPEG, PNG or WebP.';
    return [{ message: `photos/${name} cannot be read as a picture`, suggestion }];
  }
  if (size.width < width || size.height < height) {
    const message = `photos/${name} is too small: ${size.width} by ${size.height} pixels`;
    return [{ message, suggestion: `Take the original, if it is at least ${width} by ${height}.` }];
  }
  if (!hasMetadata) return [];
  const message = `photos/${name} holds metadata, such as the camera or a position`;
  return [{ message, suggestion: 'Add the original with npm run photo:add, which leaves all of it out.' }];
}

/** Returns the problems of the day or month on which a photograph was taken. */
function dateProblems(taken: string, today: string) {
  const day = taken.length === 7 ? `${taken}-01` : taken;
  if (!isCalendarDate(day)) {
    const suggestion = 'Write it as YYYY-MM-DD, or as YYYY-MM if only the month is known.';
    return [{ message: `${taken} is not a valid date`, suggestion }];
  }
  if (day <= today) return [];
  return [{ message: `${taken} is in the future`, suggestion: 'Correct the date on which it was taken.' }];
}

export const altTexts: Rule = {
  name: 'alt-texts',
  description:
    'The text alternative of a picture describes the picture: at least three words, no file name, no "image ' +
    'of", which a screen reader says anyway, not just the name of the record, and no two alike in one record.',
  canBeExcused: true,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => {
      const name = 'name' in data ? data.name : 'title' in data ? data.title : '';
      const alts = valuesIn(data, isAlt).map(({ path, value }) => ({ path, alt: value.trim() }));
      return alts.flatMap(({ path, alt }, index) => {
        const isRepeated = alts.findIndex((other) => other.alt === alt) < index;
        const fault = isRepeated
          ? { message: 'another picture of this record has the same alt text', suggestion: describeSubject }
          : faultOf(alt, name);
        return fault ? [findingIn(file, path, fault)] : [];
      });
    });
  },
};

function isAlt(value: unknown, key: unknown): value is string {
  return key === 'alt' && typeof value === 'string';
}

const describeSubject = 'Say what the picture shows, for example "Drawing: a canoe on a green lake.".';

function faultOf(alt: string, name: string): Fault | null {
  const filler = /^(an? |the )?(image|picture|photo|photograph|graphic) (of|showing)\b/i.exec(alt)?.[0];
  if (filler)
    return { message: `the alt text starts with "${filler}"`, suggestion: 'Leave those words out.' };
  if (/\.(jpe?g|png|webp|gif|svg)$/i.test(alt)) {
    return { message: 'the alt text is a file name', suggestion: describeSubject };
  }
  if (alt.toLowerCase() === name.toLowerCase()) {
    return { message: 'the alt text only repeats the name', suggestion: describeSubject };
  }
  const words = alt.match(/[\p{Letter}\p{Number}'’-]+/gu) ?? [];
  return words.length >= 3
    ? null
    : { message: `the alt text "${alt}" is too short`, suggestion: describeSubject };
}
