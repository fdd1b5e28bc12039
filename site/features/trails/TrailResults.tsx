import type { Site, Trail } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { TrailMap } from './TrailMap.tsx';
import { TrailSummaryCard } from './TrailSummaryCard.tsx';

interface TrailResultsProps {
  /** Those that pass the filters; undefined while loading. */
  trails: Trail[] | undefined;
  view: 'map' | 'grid';
  start: Site['map'];
  selectedSlug: string;
  onSelect: (slug: string) => void;
  onClear: () => void;
}

/** The trails that were found, on a map or as cards. */
export function TrailResults({ trails, view, start, selectedSlug, onSelect, onClear }: TrailResultsProps) {
  if (!trails) return <SkeletonGrid of="trails" label="Loading trails" />;
  if (trails.length === 0) {
    return (
      <EmptyState heading="No trails found" message="Try adjusting your filters to see more trails">
        <Button onClick={onClear}>Clear Filters</Button>
      </EmptyState>
    );
  }
  if (view === 'map') {
    return <TrailMap trails={trails} start={start} selectedSlug={selectedSlug} onSelect={onSelect} />;
  }
  return (
    <Grid of="trails">
      {trails.map((trail) => (
        <TrailSummaryCard key={trail.id} trail={trail} />
      ))}
    </Grid>
  );
}
