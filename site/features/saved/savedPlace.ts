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

function isSavedPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, name } = value as Record<string, unknown>;
  return (
    recordKindNames.some((candidate) => candidate === kind) &&
    typeof slug === 'string' &&
    typeof name === 'string'
  );
}

/** The places in what a browser has stored, whatever that is; the same place twice counts once. */
export function readSavedPlaces(stored: unknown): SavedPlace[] {
  if (typeof stored !== 'object' || stored === null || !('places' in stored) || !Array.isArray(stored.places))
    return [];
  const places: unknown[] = stored.places;
  return places
    .filter(isSavedPlace)
    .filter((place, index, all) => all.findIndex((other) => isSamePlace(other, place)) === index);
}
