import { useMemo } from 'react';
import type { ListFilters } from '#schemas/filters/defineFilters.ts';
import { type ListOrders, type Ordered, withOrder } from './listOrder.ts';
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

/**
 * Returns the state of a list: filters, order and further keys, kept in the address. `context` and `extra` must be
 * stable.
 */
export function useListState<T, C, S extends object, K extends string, X extends object>(
  filters: ListFilters<T, C, S>,
  context: C,
  orders: ListOrders<T, K>,
  extra: ExtraKeys<X>,
): [state: S & X & Ordered<K>, change: (part: Partial<S & X & Ordered<K>>) => void] {
  const { read, write } = useMemo(
    () =>
      withOrder<S & X, K>(
        orders,
        (params) => ({ ...filters.read(params, context), ...extra.read(params) }),
        (state) => {
          const params = filters.write(state);
          for (const [key, value] of Object.entries(extra.write(state))) params.set(key, value);
          return params;
        },
      ),
    [filters, context, orders, extra],
  );
  return useQueryState(read, write);
}
