import { type RecordKind, recordKindNames } from '#schemas/recordKinds.ts';

/** A place that a visitor keeps. Its name is kept too, so that it can be named when the guide no longer has it. */
export interface SavedPlace {
  kind: RecordKind;
  slug: string;
  name: string;
}

/** True when two places are the same record. */
export function isSamePlace(first: SavedPlace, second: SavedPlace): boolean {
  return first.kind === second.kind && first.slug === second.slug;
}

/** The list without the place where it held it, else with the place at its end. */
export function togglePlace(places: SavedPlace[], place: SavedPlace): SavedPlace[] {
  const others = places.filter((other) => !isSamePlace(other, place));
  return others.length < places.length ? others : [...places, place];
}

/** Most places that are kept, and most characters of a slug and a name: more than there are, less than a page suffers from. */
const mostPlaces = 10_000;
const longestText = 200;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText;

function isSavedPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, name } = value as Record<string, unknown>;
  return recordKindNames.some((candidate) => candidate === kind) && isText(slug) && isText(name);
}

function storedPlaces(stored: unknown): unknown[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return 'places' in stored && Array.isArray(stored.places) ? stored.places : [];
}

const keyOf = ({ kind, slug }: SavedPlace) => `${kind}/${slug}`;

/** The places in what a browser has stored, whatever that is; the same place twice counts once. */
export function readSavedPlaces(stored: unknown): SavedPlace[] {
  const places = new Map<string, SavedPlace>();
  for (const place of storedPlaces(stored)) {
    if (places.size < mostPlaces && isSavedPlace(place) && !places.has(keyOf(place)))
      places.set(keyOf(place), place);
  }
  return [...places.values()];
}

/** Returns true when reading left out an entry of what was stored that is more than a repetition. */
export function leavesOutPlaces(stored: unknown, { places }: { places: SavedPlace[] }): boolean {
  const all = storedPlaces(stored);
  return places.length === mostPlaces ? all.length > mostPlaces : !all.every(isSavedPlace);
}
