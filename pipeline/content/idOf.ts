/**
 * Stable number of a record: FNV-1a, 32 bit, of `<folder>/<slug>`, so that an id needs no register and survives
 * every edit but a new name of the file. Slugs are ASCII, so characters are bytes.
 */
export function idOf(folder: string, slug: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${folder}/${slug}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
