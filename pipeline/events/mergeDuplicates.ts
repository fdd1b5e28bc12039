import { idOf } from '../content/idOf.ts';
import type { SkippedEntry } from './feedEvent.ts';
import type { ImportedRecord } from './toRecord.ts';

/** An event written by hand, as far as duplicates are concerned. */
export interface WrittenEvent {
  slug: string;
  name: string;
  startDate: string | null;
}

export interface Merged {
  records: ImportedRecord[];
  skipped: SkippedEntry[];
  /** Events written by hand without dates for which a feed now has some. */
  announced: { slug: string; name: string; startDate: string; endDate: string }[];
}

const fillers = new Set('the a an and of in at annual der die das und le la les'.split(' '));

/** Returns the words of a title that tell it from others: no diacritics, years, ordinals, fillers and plurals. */
export function titleWords(title: string): string[] {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(19|20)\d\d$|^\d+(st|nd|rd|th)$/.test(word));
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
}

/** Returns true if two titles mean the same event: they have the same words in any order. */
export function isSameTitle(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join(' ') === b.toSorted().join(' ');
}

/**
 * Returns one record for each event: those written by hand win, then the first feed, then the first of a feed. Two
 * are the same when their keys are, or when they have the same title on the same first day at no other time
 * and in no other town.
 */
export function mergeDuplicates(
  records: readonly ImportedRecord[],
  written: readonly WrittenEvent[],
): Merged {
  const kept: ImportedRecord[] = [];
  const skipped: SkippedEntry[] = [];
  const announced: Merged['announced'] = [];
  const handWritten = written.map((event) => ({ ...event, words: titleWords(event.name) }));
  const byDay = new Map<string, { record: ImportedRecord; words: string[] }[]>();
  const ids = new Set(written.map(({ slug }) => idOf('events', slug)));
  for (const record of records) {
    const { name, startDate, endDate } = record.data;
    const words = titleWords(name);
    const alike = handWritten.filter((event) => isSameTitle(event.words, words));
    const same = alike.find((event) => event.startDate === startDate);
    const sameDay = byDay.get(startDate) ?? [];
    const twin = sameDay.find((other) => isTwin(other.record, record) && isSameTitle(other.words, words));
    const what = `${name} (${startDate})`;
    if (same) {
      skipped.push({ what, reason: `it is written by hand: ${same.slug}` });
    } else if (twin) {
      skipped.push({ what, reason: `the same as ${twin.record.slug}` });
    } else if (ids.has(idOf('events', record.slug))) {
      skipped.push({ what, reason: 'another event has its identifier' });
    } else {
      const open = alike.find((event) => event.startDate === null);
      if (open) announced.push({ slug: open.slug, name: open.name, startDate, endDate });
      kept.push(record);
      ids.add(idOf('events', record.slug));
      byDay.set(startDate, [...sameDay, { record, words }]);
    }
  }
  return { records: kept, skipped, announced };
}

/** Returns true if the places and times of two events can be the same. An unknown time matches any. */
function isTwin({ data: a }: ImportedRecord, { data: b }: ImportedRecord): boolean {
  const sameTime = a.startTime === undefined || b.startTime === undefined || a.startTime === b.startTime;
  return sameTime && a.town === b.town;
}
