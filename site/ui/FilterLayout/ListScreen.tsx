import { useMemo, type ReactNode } from 'react';
import type { ListFilters } from '#schemas/filters/defineFilters.ts';
import { SelectField } from '../Field/SelectField.tsx';
import FilterFields from './FilterFields.tsx';
import { sort } from './FilterLayout.css.ts';
import { FilterScreen, type FilterScreenProps } from './FilterScreen.tsx';

interface ListScreenProps<T, C, S, K extends string> extends Pick<
  FilterScreenProps,
  'page' | 'noun' | 'view' | 'figures' | 'when' | 'children'
> {
  filters: ListFilters<T, C, S>;
  context: C;
  state: NoInfer<S>;
  onChange: (part: Partial<NoInfer<S>>) => void;
  /** Removes every filter. */
  onClear: () => void;
  /** All records, and those that pass; undefined while loading. */
  records: T[] | undefined;
  found: T[] | undefined;
  /** The choice of an order, if the list has one. */
  order?: { orders: Record<K, { label: string }>; value: K | 'all'; onChange: (value: K | 'all') => void };
  /** Labels with a sign, for values that have one. */
  signOf?: (name: string, value: string) => ReactNode;
}

/** A list of records with its search, filters, chips and order. */
export function ListScreen<T, C, S extends { search: string }, K extends string = never>({
  filters,
  context,
  state,
  onChange,
  records,
  order,
  signOf,
  ...screen
}: ListScreenProps<T, C, S, K>) {
  // Counting every option takes long for thousands of records, and typing changes none of the counts.
  const selected = filters.write({ ...state, search: '' }).toString();
  const fields = useMemo(() => {
    const withoutSearch = filters.read(new URLSearchParams(selected), context, records);
    return filters.fields(records, withoutSearch, context);
  }, [filters, context, records, selected]);
  return (
    <FilterScreen
      {...screen}
      all={records}
      search={state.search}
      onSearch={(search) => onChange({ search } as Partial<S>)}
      fields={
        <FilterFields
          fields={fields}
          onChange={(name, selected) => onChange({ [name]: selected } as Partial<S>)}
          signOf={signOf}
        />
      }
      active={filters.count(state)}
      sort={order && <SortField {...order} />}
      chips={filters
        .active(state, context, records)
        .map(({ label, without }) => ({ label, onRemove: () => onChange(without) }))}
    />
  );
}

interface SortFieldProps<K extends string> {
  orders: Record<K, { label: string }>;
  value: K | 'all';
  onChange: (value: K | 'all') => void;
}

/** The order of a list: its own, or one of those that it offers. */
export function SortField<K extends string>({ orders, value, onChange }: SortFieldProps<K>) {
  const keys = Object.keys(orders) as K[];
  return (
    <div className={sort} data-live="">
      <SelectField<K | 'all'>
        label="Sort"
        value={value}
        onChange={onChange}
        options={[
          { value: 'all', label: 'Recommended' },
          ...keys.map((key) => ({ value: key, label: orders[key].label })),
        ]}
      />
    </div>
  );
}
