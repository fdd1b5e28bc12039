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

/** Reads stored data; null unless all of it are places. */
export function readSavedPlaces(stored: unknown): { places: SavedPlace[] } | null {
  if (typeof stored !== 'object' || stored === null || !('places' in stored)) return null;
  const { places } = stored;
  const isList = Array.isArray(places) && places.length <= mostPlaces && places.every(isSavedPlace);
  return isList ? { places } : null;
}
