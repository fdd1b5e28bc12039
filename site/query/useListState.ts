import { useMemo } from 'react';
import type { ListFilters } from '#schemas/filters/defineFilters.ts';
import { useQueryState } from './useQueryState.ts';

/** Keys that a screen keeps in the address beside filters and order. */
export interface ExtraKeys<X> {
  read(params: URLSearchParams): X;
  /** The values that differ from the defaults. */
  write(state: X): Record<string, string>;
}

/** No further keys in the address. */
export const noExtraKeys: ExtraKeys<object> = { read: () => ({}), write: () => ({}) };

/** Returns the keys of the view, and of the record that is selected, whose key is `name`. */
export const viewKeys = (name: string): ExtraKeys<{ view: 'map' | 'grid'; selected: string }> => ({
  read: (params) => ({
    view: params.get('view') === 'grid' ? 'grid' : 'map',
    selected: params.get(name) ?? '',
  }),
  write: ({ view, selected }) => ({
    ...(view === 'grid' && { view }),
    ...(selected && { [name]: selected }),
  }),
});

/** Number of records of a list that show. */
export interface Unfolded {
  visible: number;
}

/** Reads a number of visible records: whole steps, with at most four digits. */
export function readVisible(value: string | null, step: number): number {
  return Math.max(/^\d{2,4}$/.test(value ?? '') ? Math.floor(Number(value) / step) * step : 0, step);
}

/**
 * Returns the state of a list: filters, order, number of visible records and further keys, kept in the address.
 * `context` and `extra` must be stable.
 */
export function useListState<T, C, S extends object, K extends string, X extends object>(
  filters: ListFilters<T, C, S>,
  context: C,
  orders: ListOrders<T, K>,
  extra: ExtraKeys<X>,
  step: number,
): [state: S & X & Unfolded & Ordered<K>, change: (part: Partial<S & X & Unfolded & Ordered<K>>) => void] {
  const { read, write } = useMemo(
    () =>
      withOrder<S & X & Unfolded, K>(
        orders,
        (params) => ({
          ...filters.read(params, context),
          ...extra.read(params),
          visible: readVisible(params.get('visible'), step),
        }),
        (state) => {
          const params = filters.write(state);
          for (const [key, value] of Object.entries(extra.write(state))) params.set(key, value);
          if (state.visible > step) params.set('visible', String(state.visible));
          return params;
        },
      ),
    [filters, context, orders, extra, step],
  );
  return useQueryState(read, write);
}

type Compare<T> = (first: T, second: T) => number;

/** Orders that a list offers beside its own: name and comparison. */
export type ListOrders<T, K extends string> = Record<K, { label: string; compare: Compare<T> }>;

/** Order of a list; "all" is the recommended order. */
export interface Ordered<K extends string> {
  sort: K | 'all';
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Orders records from A to Z. */
export const byName = (first: { name: string }, second: { name: string }) => compare(first.name, second.name);

/** Orders records by a figure, the lowest first; those without a figure are last. */
export function byFigure<T>(read: (record: T) => number | null): Compare<T> {
  const figure = (record: T) => read(record) ?? Infinity;
  return (first, second) => (figure(first) === figure(second) ? 0 : figure(first) - figure(second));
}

/** Returns the records in an order; records that are equal in it keep their order. */
export function inOrder<T, K extends string>(records: T[], sort: K | 'all', orders: ListOrders<T, K>): T[] {
  return sort === 'all' ? records : records.toSorted(orders[sort].compare);
}

/** Reads the order of a list beside what else its address says, and writes both. */
export function withOrder<T extends object, K extends string>(
  orders: ListOrders<never, K>,
  read: (params: URLSearchParams) => T,
  write: (state: T) => URLSearchParams,
) {
  const keys = Object.keys(orders) as K[];
  return {
    read: (params: URLSearchParams): T & Ordered<K> => ({
      ...read(params),
      sort: readChoice(params, 'sort', keys),
    }),
    write: (state: T & Ordered<K>): URLSearchParams => {
      const params = write(state);
      if (state.sort !== 'all') params.set('sort', state.sort);
      return params;
    },
  };
}

/** Returns the value of a key if it is one of `values`, else "all". */
export function readChoice<T extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly T[],
): T | 'all' {
  const value = params.get(key);
  return values.find((known) => known === value) ?? 'all';
}
