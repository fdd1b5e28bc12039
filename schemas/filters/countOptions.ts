import type { ListFilters } from './defineFilters.ts';

/**
 * Counts the records that each option of each filter finds, by the name of the filter. Filters that depend on the day of
 * a visit, or that say nothing about these records, are left out.
 */
export function countOptions<T, C>(
  { filters }: Pick<ListFilters<T, C, unknown>, 'filters'>,
  records: readonly T[],
  context: C,
): Record<string, Record<string, number>> {
  const counted = Object.entries(filters).filter(
    ([, { dependsOnVisit, applies }]) => !dependsOnVisit && applies?.(records) !== false,
  );
  return Object.fromEntries(
    counted.map(([name, filter]) => [
      name,
      Object.fromEntries(
        filter
          .options(context, records)
          .map(({ value }) => [
            value,
            records.filter((record) => filter.matches(record, value, context)).length,
          ]),
      ),
    ]),
  );
}
