/** Kinds that can be compared. */
export const comparedKinds = ['trail', 'accommodation'] as const;

export type ComparedKind = (typeof comparedKinds)[number];

/** Fewest and most places of a comparison. */
export const fewest = 2;
export const most = 4;

/** Places of one kind that the visitor compares. */
export interface Comparison {
  kind: ComparedKind;
  slugs: string[];
}

/** Returns the address of a comparison. */
export function comparePath({ kind, slugs }: Comparison): string {
  return `/saved?compare=${slugs.map((slug) => `${kind}/${slug}`).join(',')}`;
}

/** Reads the comparison that an address asks for; null for none, and for places that cannot be compared. */
export function readComparison(search: string): Comparison | null {
  const places = (new URLSearchParams(search).get('compare') ?? '')
    .split(',')
    .map((place) => place.split('/'));
  const [kindName] = places[0] ?? [];
  const kind = comparedKinds.find((known) => known === kindName);
  if (!kind) return null;
  const slugs = [
    ...new Set(
      places.flatMap(([own, slug]) => (own === kind && slug && /^[a-z0-9-]+$/.test(slug) ? [slug] : [])),
    ),
  ];
  return slugs.length < fewest ? null : { kind, slugs: slugs.slice(0, most) };
}
