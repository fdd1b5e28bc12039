import type { RecordKind } from '#schemas/recordKinds.ts';
import type { SavedPlace } from './savedPlace.ts';

interface Split<T> {
  /** Records of the saved places, in the order of saving. */
  found: { place: SavedPlace; record: T }[];
  /** Saved places that are no longer published. */
  gone: SavedPlace[];
}

/** Finds the saved places of one kind in the published records of that kind. */
export function splitSaved<T extends { slug: string }>(
  places: SavedPlace[],
  kind: RecordKind,
  records: T[],
): Split<T> {
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  const split: Split<T> = { found: [], gone: [] };
  for (const place of places.filter((candidate) => candidate.kind === kind)) {
    const record = bySlug.get(place.slug);
    if (record) split.found.push({ place, record });
    else split.gone.push(place);
  }
  return split;
}
