import { photographSizes } from 'larch-pictures';
import { monthNames } from '#schemas/rules/months.ts';
import { photographLicences } from '#schemas/rules/photographs/photographLicences.ts';
import type { Photograph } from '#schemas/types/published.ts';
import { type CheckedContent, photographsOf, type RecordEntry } from '../content/checkedContent.ts';
import { folderOf } from '../content/contentKinds.ts';

/** Years after which the year of a photograph is shown, because the place may look different. */
const yearsAlike = 5;

/** Returns the key of the picture files of the n-th photograph of a record, counted from 1. */
export function photographKey({ kind, slug }: Pick<RecordEntry, 'kind' | 'slug'>, n: number): string {
  return `${folderOf[kind]}/${slug}/photograph-${n}`;
}

/** Returns a function that finds the photographs of a record as published; an empty object for one without any. */
export function photographFinder({ photos }: Pick<CheckedContent, 'photos'>, today: string) {
  const sizes = new Map(photos.map(({ name, size }) => [name, size]));
  return (entry: RecordEntry): { photographs?: Photograph[] } => {
    const photographs = photographsOf(entry).map(({ file, licence, ...photoFacts }, index): Photograph => {
      const size = sizes.get(file);
      if (!size) throw new Error(`photos/${file} has no size`);
      return {
        files: photographSizes(size).map(({ name, width, height }) => ({
          url: `/images/${photographKey(entry, index + 1)}/${name}`,
          width,
          height,
        })),
        alt: photoFacts.alt,
        caption: photoFacts.caption,
        taken: photoFacts.taken,
        when: whenTaken(photoFacts.taken, today),
        author: photoFacts.author,
        licence,
        licenceUrl: photographLicences[licence],
        source: photoFacts.source,
      };
    });
    return photographs.length > 0 ? { photographs } : {};
  };
}

/** Returns the month of a date in words, with the year once it is long ago. */
function whenTaken(taken: string, today: string): string {
  const [year = 0, month = 1] = taken.split('-').map(Number);
  const name = monthNames[month - 1] ?? '';
  const isLongAgo = Number(today.slice(0, 4)) - year > yearsAlike;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${isLongAgo ? ` ${year}` : ''}`;
}
