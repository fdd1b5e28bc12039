import { useMemo } from 'react';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { useVisitDays } from '../useVisitDays.ts';

/** Records as a list shows them, and the number of those that are closed when the visitor comes. */
interface WhenICome<T> {
  shown: T[] | undefined;
  closed: number;
}

/**
 * Returns the records of a list with those last that are closed on the visitor's dates, or today without dates, if
 * `isLed` says that the list has its own order; without them if the visitor hides them. `isClosed` must be stable.
 */
export function useWhenICome<T>(
  records: T[] | undefined,
  isLed: boolean,
  isClosed: (record: T, days: VisitDays) => boolean,
): WhenICome<T> {
  const days = useVisitDays();
  return useMemo(() => {
    if (!records) return { shown: records, closed: 0 };
    const closed = records.filter((record) => isClosed(record, days));
    if (closed.length === 0) return { shown: records, closed: 0 };
    const open = records.filter((record) => !closed.includes(record));
    const isHidden = days.trip !== null && days.hidesClosed === true;
    const shown = isHidden ? open : isLed ? [...open, ...closed] : records;
    return { shown, closed: closed.length };
  }, [records, isLed, isClosed, days]);
}
