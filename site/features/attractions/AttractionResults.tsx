import { recordPath } from '#schemas/recordKinds.ts';
import type { Attraction } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LongGrid } from '../../ui/LongGrid/LongGrid.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import type { Season } from './attractionFilters.ts';

/** Posters that stand in the first screen of a desktop. */
const eagerPosters = 3;

interface AttractionResultsProps {
  /** Those that pass the filters; undefined while loading. */
  attractions: Attraction[] | undefined;
  highlightSeason: Season | 'all';
  onClear: () => void;
}

/** The posters of the attractions that were found. */
export function AttractionResults({ attractions, highlightSeason, onClear }: AttractionResultsProps) {
  if (!attractions) return <SkeletonGrid of="posters" label="Loading attractions" />;
  return (
    <LongGrid
      of="posters"
      items={attractions}
      noun="attractions"
      renderCard={(attraction, index) => (
        <AttractionCard
          key={attraction.id}
          attraction={attraction}
          highlightSeason={highlightSeason}
          loading={index === 0 ? 'first' : index < eagerPosters ? 'eager' : 'lazy'}
          level={2}
        />
      )}
      linkOf={({ name, slug }) => ({ label: name, href: recordPath('attraction', slug) })}
      empty={
        <EmptyState
          heading="No attractions found"
          message="Try adjusting your filters to see more attractions"
        >
          <Button onClick={onClear}>Clear Filters</Button>
        </EmptyState>
      }
    />
  );
}
