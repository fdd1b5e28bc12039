import { isOffered } from '#schemas/rules/isOffered.ts';

/**
 * The options of a filter that a list offers: those that find enough of its records, and those that are chosen. While the
 * records load, all of them.
 */
export function offeredOptions<V extends string, O extends { value: V | 'all' }, R>(
  options: readonly O[],
  records: readonly R[] | undefined,
  chosen: readonly string[],
  finds: (record: R, value: V) => boolean,
): O[] {
  return options.filter(({ value }) => {
    if (!records || value === 'all' || chosen.includes(value)) return true;
    return isOffered(records.filter((record) => finds(record, value)).length, records.length);
  });
}
