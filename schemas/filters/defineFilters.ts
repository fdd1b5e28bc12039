import { isOffered } from '../rules/isOffered.ts';
import { searchIn } from './searchIn.ts';

export interface FilterOption<V extends string = string> {
  value: V;
  label: string;
}

/** Everything about one filter of a list: `T` is a record, `V` a value to choose, `C` what the filter depends on besides. */
interface Filter<T, V extends string, C> {
  /** Name above the field. */
  label: string;
  hint?: string;
  options(context: C, records: readonly T[]): readonly FilterOption<V>[];
  /** True if a record passes a value. */
  matches(record: T, value: V, context: C): boolean;
  /** Marks records that match and keeps the others in the list. */
  highlights?: true;
  /** Offers every option, or only those that find a record; the default leaves out what finds few records of a long list. */
  offers?: 'all' | 'found';
  /** False hides the filter and ignores its value, because no record has the field. */
  applies?(records: readonly T[]): boolean;
  /** Depends on the day of the visit, so coverage does not count it. */
  dependsOnVisit?: true;
}

/** A choice of one value; "all" while none is chosen. */
export interface OneFilter<T, V extends string, C> extends Filter<T, V, C> {
  choice: 'one';
  /** Label of "all". */
  all: string;
}

/** A choice of any number of values. */
export interface ManyFilter<T, V extends string, C> extends Filter<T, V, C> {
  choice: 'many';
  /** True if a record must match every chosen value; one is enough otherwise. */
  needsAll?: true;
}

type AnyFilter<T, C> = OneFilter<T, string, C> | ManyFilter<T, string, C>;

type ValueOf<F> = F extends { options(...args: never[]): readonly FilterOption<infer V>[] } ? V : never;

/** Chosen values by the name of the filter, which is also its key in the address. */
export type FilterState<F> = { search: string } & {
  [K in keyof F]: F[K] extends { choice: 'many' } ? ValueOf<F[K]>[] : ValueOf<F[K]> | 'all';
};

/** A field of the filter panel: its options and the chosen values. */
export interface FilterField {
  name: string;
  choice: 'one' | 'many';
  label: string;
  hint: string | undefined;
  options: { value: string; label: string; count: number | undefined }[];
  selected: string | readonly string[];
}

/** The name of an active filter, and the state without it. */
export interface ActiveFilter<S> {
  label: string;
  without: Partial<S>;
}

/** The filters of a list of records. `C` is the type of their other input, `S` that of the state. */
export interface ListFilters<T, C, S> {
  /** The state in which nothing is chosen. */
  none: S;
  /** Reads the state from a query of any kind; values that no option has are left out. */
  read(params: URLSearchParams, context: C, records?: readonly T[]): S;
  /** Returns the query of a state, without filters that are not set. */
  write(state: S): URLSearchParams;
  /** Returns the state without the values of filters that do not apply to these records. */
  applicable<R extends S>(state: R, records: readonly T[] | undefined): R;
  /** Counts the chosen values, for the badge of the Filters button. */
  count(state: S): number;
  /** Returns the records that pass the search and every filter, in their order. */
  apply(records: T[], state: S, context: C): T[];
  /** Lists the chosen values by their label, each with the state without it. */
  active(state: S, context: C, records?: readonly T[]): ActiveFilter<S>[];
  /** Returns the fields of the panel. Offers every option while the records load. */
  fields(records: readonly T[] | undefined, state: S, context: C): FilterField[];
  /** The filters as they were given, by name. */
  filters: Record<string, AnyFilter<T, C>>;
}

type Selected = Record<string, string | readonly string[]>;

const listed = (selected: string | readonly string[] | undefined): readonly string[] =>
  typeof selected === 'string' ? (selected === 'all' ? [] : [selected]) : (selected ?? []);

/** Returns helpers that know the types of a record and of a context; `define` makes the filters of a list. */
export function filtersOf<T extends object, C>() {
  return {
    one: <const V extends string>(filter: Omit<OneFilter<T, V, C>, 'choice'>): OneFilter<T, V, C> => ({
      ...filter,
      choice: 'one',
    }),
    many: <const V extends string>(filter: Omit<ManyFilter<T, V, C>, 'choice'>): ManyFilter<T, V, C> => ({
      ...filter,
      choice: 'many',
    }),
    define: <F extends Record<string, AnyFilter<T, C>>>(textsOf: (record: T) => string[], filters: F) =>
      defineFilters<T, C, F>(textsOf, filters),
  };
}

/** Makes the filters of a list from one entry for each filter. `textsOf` gives the texts that the search looks at. */
function defineFilters<T extends object, C, F extends Record<string, AnyFilter<T, C>>>(
  textsOf: (record: T) => string[],
  filters: F,
): ListFilters<T, C, FilterState<F>> {
  type State = FilterState<F>;
  const entries = Object.entries(filters);
  const search = searchIn(textsOf);
  const none = Object.fromEntries([
    ['search', ''],
    ...entries.map(([name, { choice }]) => [name, choice === 'many' ? [] : 'all']),
  ]) as State;

  const selectedIn = (state: State, name: string) => listed((state as Selected)[name]);

  const passes = (record: T, filter: AnyFilter<T, C>, values: readonly string[], context: C): boolean => {
    if (values.length === 0 || filter.highlights) return true;
    const matches = (value: string) => filter.matches(record, value, context);
    return filter.choice === 'many' && filter.needsAll ? values.every(matches) : values.some(matches);
  };

  const countOf = (filter: AnyFilter<T, C>, value: string, records: readonly T[], context: C): number =>
    records.filter((record) => filter.matches(record, value, context)).length;

  return {
    filters,
    none,

    read(params: URLSearchParams, context: C, records: readonly T[] = []): State {
      const choices = entries.map(([name, { choice, options }]) => {
        const values = options(context, records).map(({ value }) => value);
        const requested = params.getAll(name).join().split(',');
        if (choice === 'many') return [name, values.filter((value) => requested.includes(value))];
        const first = params.get(name);
        return [name, values.find((value) => value === first) ?? 'all'];
      });
      return Object.fromEntries([['search', params.get('q') ?? ''], ...choices]) as State;
    },

    write(state: State): URLSearchParams {
      const params = new URLSearchParams(state.search && { q: state.search });
      for (const [name] of entries) {
        const selected = selectedIn(state, name);
        if (selected.length > 0) params.set(name, selected.join());
      }
      return params;
    },

    applicable<S extends State>(state: S, records: readonly T[] | undefined): S {
      const unused = entries.filter(([, filter]) => records && filter.applies?.(records) === false);
      return { ...state, ...Object.fromEntries(unused.map(([name]) => [name, none[name]])) };
    },

    count: (state: State): number =>
      entries.reduce(
        (total, [name, { highlights }]) => total + (highlights ? 0 : selectedIn(state, name).length),
        0,
      ),

    apply: (records: T[], state: State, context: C): T[] =>
      search(records, state.search).filter((record) =>
        entries.every(([name, filter]) => passes(record, filter, selectedIn(state, name), context)),
      ),

    active: (state: State, context: C, records: readonly T[] = []): ActiveFilter<State>[] =>
      entries.flatMap(([name, { choice, options }]) => {
        const selected = selectedIn(state, name);
        return options(context, records)
          .filter(({ value }) => selected.includes(value))
          .map(({ value, label }): ActiveFilter<State> => {
            const left = choice === 'many' ? selected.filter((other) => other !== value) : 'all';
            return { label, without: { [name]: left } as Partial<State> };
          });
      }),

    fields: (records: readonly T[] | undefined, state: State, context: C): FilterField[] =>
      entries.flatMap(([name, filter]) => {
        if (records && filter.applies?.(records) === false) return [];
        const selected = selectedIn(state, name);
        const options = filter.options(context, records ?? []).flatMap(({ value, label }) => {
          const count = records && countOf(filter, value, records, context);
          const few = count !== undefined && !isOffered(count, records?.length ?? 0);
          const hidden = filter.offers === 'found' ? few || count === 0 : filter.offers !== 'all' && few;
          return hidden && !selected.includes(value) ? [] : [{ value, label, count }];
        });
        const { choice, label, hint } = filter;
        const all = filter.choice === 'one' ? [{ value: 'all', label: filter.all, count: undefined }] : [];
        return [
          {
            name,
            choice,
            label,
            hint,
            options: [...all, ...options],
            selected: choice === 'many' ? selected : (selected[0] ?? 'all'),
          },
        ];
      }),
  };
}

/** Returns options from their labels by value, in that order. */
export function labelled<V extends string>(labels: Record<V, string>): FilterOption<V>[] {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));
}
