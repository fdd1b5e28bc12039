import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SkeletonGrid } from '../Skeleton/Skeleton.tsx';

interface ResultsProps<T> {
  /** Records that pass the filters; undefined while loading. */
  records: T[] | undefined;
  /** Plural of the records. */
  noun: string;
  /** The end of "Try adjusting your filters to see more". */
  more?: string;
  of: 'posters' | 'tickets' | 'stays' | 'trails';
  onClear: () => void;
  /** Renders the records. Also called with an empty list, to preserve state. */
  children: (records: T[]) => ReactNode;
}

/** The results of a list: skeletons while it loads, and a way back when nothing passes the filters. */
export function Results<T>({ records, noun, more = noun, of, onClear, children }: ResultsProps<T>) {
  if (!records) return <SkeletonGrid of={of} label={`Loading ${noun}`} />;
  return (
    <>
      {records.length === 0 && (
        <EmptyState heading={`No ${noun} found`} message={`Try adjusting your filters to see more ${more}`}>
          <Button onClick={onClear}>Clear Filters</Button>
        </EmptyState>
      )}
      {children(records)}
    </>
  );
}
