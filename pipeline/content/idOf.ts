/** Returns the file names that a record had before, the first one first. */
export function formerSlugsOf(data: { formerSlugs?: string[] } | object): readonly string[] {
  return 'formerSlugs' in data ? (data.formerSlugs ?? []) : [];
}

/** Returns the first name of a record; it stays when its file gets another. */
export function firstNameOf(slug: string, data: object): string {
  return formerSlugsOf(data)[0] ?? slug;
}

/** Returns the id of a record: that of its first name, so that it stays when its file gets another. */
export function recordId(folder: string, { slug, data }: { slug: string; data: object }): number {
  return idOf(folder, firstNameOf(slug, data));
}

/**
 * Returns the stable number of a record: FNV-1a, 32 bit, of `<folder>/<slug>`, so that an id needs no register and
 * survives every edit but a new name of the file: see `recordId`. Slugs are ASCII, so characters are bytes.
 */
export function idOf(folder: string, slug: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${folder}/${slug}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
