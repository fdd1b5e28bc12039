import { recordPath } from '#schemas/recordKinds.ts';
import type { Accommodation } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LongGrid } from '../../ui/LongGrid/LongGrid.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { AccommodationCard } from './AccommodationCard.tsx';

/** Cards that may stand in the first screen of a desktop. */
const eagerCards = 4;

interface AccommodationResultsProps {
  /** Those that pass the filters; undefined while loading. */
  accommodations: Accommodation[] | undefined;
  onClear: () => void;
}

/** The places to stay that were found. */
export function AccommodationResults({ accommodations, onClear }: AccommodationResultsProps) {
  if (!accommodations) return <SkeletonGrid of="stays" label="Loading accommodations" />;
  return (
    <LongGrid
      of="stays"
      items={accommodations}
      noun="accommodations"
      renderCard={(accommodation, index) => (
        <AccommodationCard
          key={accommodation.id}
          accommodation={accommodation}
          loading={index < eagerCards ? 'eager' : 'lazy'}
          level={2}
        />
      )}
      linkOf={({ name, slug }) => ({ label: name, href: recordPath('accommodation', slug) })}
      empty={
        <EmptyState
          heading="No accommodations found"
          message="Try adjusting your filters to see more options"
        >
          <Button onClick={onClear}>Clear Filters</Button>
        </EmptyState>
      }
    />
  );
}
