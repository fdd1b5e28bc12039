import { readChoice } from './readChoice.ts';

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
