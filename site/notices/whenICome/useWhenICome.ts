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
