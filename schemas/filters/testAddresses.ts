import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuery } from './anyQuery.ts';
import type { ListFilters } from './defineFilters.ts';

interface Addresses<State> {
  /** A state in which every filter is set. */
  whole: State;
  /** Queries of which nothing is understood. */
  senseless: string[];
  /** Queries of which a part is understood. */
  sensible: [query: string, understood: Partial<State>][];
  /** Keys and values for queries of all kinds. */
  keys: string[];
  values: string[];
}

/** Tests that filters go into the address and come back from it, whatever it says. */
export function testAddresses<T, Context, State extends { search: string }>(
  filters: Pick<ListFilters<T, Context, State>, 'none' | 'read' | 'write'>,
  context: Context,
  { whole, senseless, sensible, keys, values }: Addresses<State>,
): void {
  const read = (query: string) => filters.read(new URLSearchParams(query), context);

  test('filters survive the way through the address, and defaults stay out of it', () => {
    expect(read(filters.write(whole).toString())).toEqual(whole);
    expect(filters.write(filters.none).toString()).toBe('');
    expect(read('')).toEqual(filters.none);
  });

  test.each(senseless)('a senseless query is ignored: %s', (query) => {
    expect(read(query)).toEqual(filters.none);
  });

  test.each(sensible)('what makes sense of %s is kept', (query, understood) => {
    expect(read(query)).toEqual({ ...filters.none, ...understood });
  });

  test('a search of 100 KB is a search', () => {
    const search = '%'.repeat(100_000);
    expect(read(`q=${encodeURIComponent(search)}`).search).toBe(search);
  });

  test('any query can be read, gives known choices alone, and is the same once it has been written', () => {
    fc.assert(
      fc.property(anyQuery(keys, values), (query) => {
        const state = filters.read(query, context);
        const { search: _, ...choices } = state;
        expect(['all', ...values]).toEqual(expect.arrayContaining(Object.values(choices).flat()));
        expect(read(filters.write(state).toString())).toEqual(state);
      }),
    );
  });
}
