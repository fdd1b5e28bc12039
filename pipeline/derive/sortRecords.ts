interface Sortable {
  data: { featured?: number; name: string };
}

/** Above every rank that the schema allows. */
const unfeatured = 1_000_000;

const collator = new Intl.Collator('en');

/** Records in list order: `featured` ascending, those without it last, then by name. */
export function sortRecords<T extends Sortable>(entries: readonly T[]): T[] {
  return [...entries].sort(
    ({ data: a }, { data: b }) =>
      (a.featured ?? unfeatured) - (b.featured ?? unfeatured) || collator.compare(a.name, b.name),
  );
}
