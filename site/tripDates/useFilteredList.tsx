import { useDeferredValue, useMemo, useState } from 'react';
import type { OpenSeason } from '#schemas/types/published.ts';
import type { ListFilters } from '#schemas/filters/defineFilters.ts';
import { isClosedOn } from './openSeason.ts';
import { useTripDates, type TripDates } from './tripDates.ts';
import {
  inOrder,
  useListState,
  type ListOrders,
  type Ordered,
  type ExtraKeys,
  type Unfolded,
} from '../query/useListState.ts';
import { Button } from '../ui/Button/Button.tsx';
import { lazyComponent } from '../ui/hydration/lazyComponent.tsx';

/** Records as a list shows them, and the number of those that are closed when the visitor comes. */
interface OnDates<T> {
  shown: T[] | undefined;
  closed: number;
}

/**
 * Returns the records of a list with those last that are closed on the trip dates, or today without dates, if
 * `isLed` says that the list has its own order; without them if the visitor hides them. `isClosed` must be stable.
 */
export function useOpenOnDates<T>(
  records: T[] | undefined,
  isLed: boolean,
  isClosed: (record: T, days: TripDates) => boolean,
): OnDates<T> {
  const days = useTripDates();
  // A text, so that the list stays the same one from day to day while the same records are closed.
  const marks = useMemo(
    () => (records ?? []).map((record) => (isClosed(record, days) ? 'x' : '.')).join(''),
    [records, isClosed, days],
  );
  const isHidden = days.trip !== null && days.hidesClosed === true;
  return useMemo(() => {
    if (!records || !marks.includes('x')) return { shown: records, closed: 0 };
    const open = records.filter((_, index) => marks[index] === '.');
    const closed = records.filter((_, index) => marks[index] === 'x');
    return { shown: isHidden ? open : isLed ? [...open, ...closed] : records, closed: closed.length };
  }, [records, isLed, isHidden, marks]);
}

/** A record, with the days on which a bus goes there if these are not all. */
interface Reached {
  slug: string;
  busSeason?: OpenSeason;
}

/** Returns true if a bus may go to a place on a day of the trip. Without dates every bus counts. */
function hasBusOn({ busSeason }: Reached, days: TripDates): boolean {
  return !days.trip || !busSeason || !isClosedOn(busSeason, days);
}

/** What a list is made of. All of it but `lead` must be stable. */
interface FilteredList<T, C, S, K extends string, X> {
  /** Plural of the records. */
  noun: string;
  filters: ListFilters<T, C, S>;
  context: C;
  /** Orders that a visitor can choose. */
  orders: ListOrders<T, K>;
  /** Keys in the address beside filters and order. */
  extra: ExtraKeys<X>;
  /** Number of records that show at first, and that each press adds. */
  step?: number;
  /** In the list's own order; undefined while loading. */
  records: T[] | undefined;
  isClosed: (record: T, days: TripDates) => boolean;
  /** What the switch of the trip dates hides, in words. */
  hide?: string;
  /** Puts some records first while the list has its own order. */
  lead?: (records: T[]) => T[];
}

/**
 * Returns the state of a list, kept in the address, the records that it shows, and the props of its `ListScreen` and
 * `Results`. The records follow the state with a delay, so that typing stays smooth.
 */
export function useFilteredList<
  T extends Reached,
  C,
  S extends { search: string; car?: string },
  K extends string,
  X extends object,
>({
  noun,
  filters,
  context,
  orders,
  extra,
  step = 12,
  records,
  isClosed,
  hide,
  lead,
}: FilteredList<T, C, S, K, X>) {
  type State = S & X & Unfolded & Ordered<K>;
  const [requested, change] = useListState(filters, context, orders, extra, step);
  const state = useMemo(() => filters.applicable(requested, records), [filters, requested, records]);
  const deferred = useDeferredValue(state);
  const days = useTripDates();
  const matching = useMemo(() => {
    if (!records) return records;
    const found = filters.apply(records, deferred, context);
    const reached = deferred.car === 'bus' ? found.filter((record) => hasBusOn(record, days)) : found;
    return inOrder(reached, deferred.sort, orders);
  }, [records, filters, deferred, context, orders, days]);
  const isLed = deferred.sort === 'all';
  const { shown, closed } = useOpenOnDates(matching, isLed, isClosed);
  const found = shown && lead && isLed ? lead(shown) : shown;
  const folded = { visible: step } as Partial<State>;
  const onClear = () => change({ ...filters.none, ...folded });
  return {
    state,
    deferred,
    change,
    found,
    results: { records: found, noun, onClear },
    unfold: {
      visible: deferred.visible,
      onMore: () => change({ visible: state.visible + step } as Partial<State>),
    },
    screen: {
      noun,
      filters,
      context,
      state,
      onChange: (part: Partial<S>) => change({ ...part, ...folded }),
      onClear,
      records,
      found,
      when: <TripDatesBar closed={closed} hide={hide} />,
      order: { orders, value: state.sort, onChange: (sort: K | 'all') => change({ sort } as Partial<State>) },
    },
  };
}

const TripDatesPanel = lazyComponent(() => import('./TripDatesPanel.tsx'));

interface TripDatesBarProps {
  /** Number of records of the list that are closed on all of the trip dates. */
  closed: number;
  /** What the switch hides, in words. */
  hide?: string | undefined;
}

/** The trip dates above a list. The code for them is loaded once they are set or opened. */
export function TripDatesBar({ closed, hide = "what's closed" }: TripDatesBarProps) {
  const { trip } = useTripDates();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Add my dates
      </Button>
      {(isOpen || trip) && <TripDatesPanel isOpen={isOpen} closed={closed} hide={hide} />}
    </>
  );
}
