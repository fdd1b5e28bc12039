interface Ranked {
  data: { featured?: number };
}

interface Sortable {
  data: { featured?: number; name: string };
}

/** Above every rank that the schema allows. */
const unfeatured = 1_000_000;

const collator = new Intl.Collator('en');

/** Compares by `featured`, ascending; those without it come last. */
export function byFeatured({ data: a }: Ranked, { data: b }: Ranked): number {
  return (a.featured ?? unfeatured) - (b.featured ?? unfeatured);
}

/** Records in list order: `featured` ascending, those without it last, then by name. */
export function sortRecords<T extends Sortable>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => byFeatured(a, b) || collator.compare(a.data.name, b.data.name));
}
