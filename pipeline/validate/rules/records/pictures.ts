import type { Photo } from '#schemas/types/authored.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { type CheckedContent, photographsOf, recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
