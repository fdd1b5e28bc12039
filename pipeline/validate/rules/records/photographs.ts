import { smallestPhotograph } from '#schemas/rules/photographs/smallestPhotograph.ts';
import { photographsOf, recordsOf } from '../../../content/checkedContent.ts';
import type { PhotoFile } from '../../../content/loadedContent.ts';
import { isCalendarDate } from '../../../time/calendarDate.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
    return [{ message: `${taken} is no day of the calendar`, suggestion }];
  }
  if (day <= today) return [];
  return [{ message: `${taken} has not come yet`, suggestion: 'Correct the date on which it was taken.' }];
}
