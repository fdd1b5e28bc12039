import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinksWithoutScript } from '../../ui/LinksWithoutScript/LinksWithoutScript.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Grid, Row } from '../../ui/Layout/Layout.tsx';
import { useFirstNew } from '../../ui/LongGrid/useFirstNew.ts';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { ActivityCard } from './ActivityCard.tsx';

/** Tickets that may stand in the first screen of a desktop. */
const eagerTickets = 3;

interface ActivityResultsProps {
  /** Those that pass the filters; undefined while loading. */
  activities: Activity[] | undefined;
  /** How many of them show. */
  visible: number;
  onLoadMore: () => void;
  onClear: () => void;
}

/** The first activities that were found, and a button for the next. */
export function ActivityResults({ activities, visible, onLoadMore, onClear }: ActivityResultsProps) {
  const [tickets, pressed] = useFirstNew(visible);
  if (!activities) return <SkeletonGrid of="tickets" label="Loading activities" />;
  if (activities.length === 0) {
    return (
      <EmptyState heading="No activities found" message="Try adjusting your filters to see more activities">
        <Button onClick={onClear}>Clear Filters</Button>
      </EmptyState>
    );
  }
  const remaining = activities.length - visible;
  return (
    <>
      <Grid of="tickets" ref={tickets}>
        {activities.slice(0, visible).map((activity, index) => (
          <ActivityCard
            key={activity.id}
            activity={activity}
            loading={index < eagerTickets ? 'eager' : 'lazy'}
          />
        ))}
      </Grid>
      {remaining > 0 && (
        <Row>
          <Button
            onClick={() => {
              pressed();
              onLoadMore();
            }}
          >
            Load More Activities ({remaining} remaining)
          </Button>
          <LinksWithoutScript
            links={activities
              .slice(visible)
              .map(({ name, slug }) => ({ label: name, href: recordPath('activity', slug) }))}
          />
        </Row>
      )}
    </>
  );
}
