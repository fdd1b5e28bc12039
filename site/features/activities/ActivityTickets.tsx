import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Grid, Row } from '../../ui/Layout/Layout.tsx';
import { LinksWithoutScript, useFirstNew } from '../../ui/LongGrid/LongGrid.tsx';
import { ActivityCard } from './ActivityCard.tsx';

/** Number of tickets on the first screen of a desktop. */
const eagerTickets = 3;

interface ActivityTicketsProps {
  activities: Activity[];
  /** Number of tickets that are visible. */
  visible: number;
  onLoadMore: () => void;
}

/** Renders the first tickets of a list, and a button for more. */
export function ActivityTickets({ activities, visible, onLoadMore }: ActivityTicketsProps) {
  const [tickets, pressed] = useFirstNew(visible);
  if (activities.length === 0) return null;
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
