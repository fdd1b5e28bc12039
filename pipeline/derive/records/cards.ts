import type { Near } from '../map/nearby.ts';

/** The records of a list, and the means to find those of given entries again. */
export interface Cards<E, T, S> {
  entries: E[];
  list: T[];
  /** Returns the record of an entry. */
  card: (entry: E) => T;
  /** Returns the summaries of records nearby, with their distances. */
  of: (some: readonly Near<E>[]) => (S & { awayKm?: number })[];
}

/** Returns the records of entries in their order. */
export function cards<E extends { slug: string }, T, S>(
  entries: E[],
  toCard: (entry: E) => T,
  toSummary: (card: T) => S,
): Cards<E, T, S> {
  const bySlug = new Map(entries.map((entry) => [entry.slug, toCard(entry)]));
  const card = (entry: E): T => bySlug.get(entry.slug) ?? toCard(entry);
  return {
    entries,
    list: [...bySlug.values()],
    card,
    of: (some) =>
      some.map(({ entry, awayKm }) => ({ ...toSummary(card(entry)), ...(awayKm !== null && { awayKm }) })),
  };
}
