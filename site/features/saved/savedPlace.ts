import { type RecordKind, recordKindNames } from '#schemas/recordKinds.ts';

/** Place that a visitor saved. The name is kept for places that are no longer published. */
export interface SavedPlace {
  kind: RecordKind;
  slug: string;
  name: string;
}

/** Returns true if two places are the same record. */
export function isSamePlace(first: SavedPlace, second: SavedPlace): boolean {
  return first.kind === second.kind && first.slug === second.slug;
}

/** Removes a place from a list, or appends it if missing. */
export function togglePlace(places: SavedPlace[], place: SavedPlace): SavedPlace[] {
  const others = places.filter((other) => !isSamePlace(other, place));
  return others.length < places.length ? others : [...places, place];
}

/** Maximum number of places and length of texts, far above what the site has. */
const mostPlaces = 10_000;
const longestText = 200;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText;

function isSavedPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, name } = value as Record<string, unknown>;
  return recordKindNames.some((candidate) => candidate === kind) && isText(slug) && isText(name);
}

/** Returns the stored list of places, or null if there is none. */
function storedPlaces(stored: unknown): unknown[] | null {
  if (typeof stored !== 'object' || stored === null || !('places' in stored)) return null;
  return Array.isArray(stored.places) ? stored.places : null;
}

const keyOf = ({ kind, slug }: SavedPlace) => `${kind}/${slug}`;

/** Reads places from stored data of any kind, without duplicates. */
export function readSavedPlaces(stored: unknown): SavedPlace[] {
  const places = new Map<string, SavedPlace>();
  for (const place of storedPlaces(stored) ?? []) {
    if (places.size < mostPlaces && isSavedPlace(place) && !places.has(keyOf(place)))
      places.set(keyOf(place), place);
  }
  return [...places.values()];
}

/** Returns true if reading dropped an entry that is not a duplicate, or found no list of entries. */
export function leavesOutPlaces(stored: unknown, { places }: { places: SavedPlace[] }): boolean {
  const all = storedPlaces(stored);
  if (!all) return true;
  return places.length === mostPlaces ? all.length > mostPlaces : !all.every(isSavedPlace);
}
