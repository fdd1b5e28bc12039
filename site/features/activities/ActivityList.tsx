import type { ReactNode } from 'react';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import type { Activity, Page, Site } from '#schemas/types/published.ts';
import { isClosedOn } from '../../tripDates/openSeason.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { ActivityTickets } from './ActivityTickets.tsx';
import { activityOrders, pageSize, unfoldedKeys } from './activityQuery.ts';

const folded = { visible: pageSize };

const isClosed = ({ open }: Activity, days: TripDates) => isClosedOn(open, days);

interface ActivityListProps {
  page: Page;
  site: Site;
  /** Undefined while loading. */
  activities: Activity[] | undefined;
  /** Content below the list. */
  below: ReactNode;
}

/** Search, filters and tickets of all activities, ten at a time. */
export function ActivityList({ page, site, activities, below }: ActivityListProps) {
  const { state, deferred, change, screen, results } = useFilteredList({
    noun: 'activities',
    filters: activityFilters,
    context: site,
    orders: activityOrders,
    extra: unfoldedKeys,
    reset: folded,
    records: activities,
    isClosed,
  });
  return (
    <ListScreen page={page} {...screen}>
      <Block heading="Featured Activities">
        <Results {...results} of="tickets">
          {(shown) => (
            <ActivityTickets
              activities={shown}
              visible={deferred.visible}
              onLoadMore={() => change({ visible: state.visible + pageSize })}
            />
          )}
        </Results>
      </Block>
      {below}
    </ListScreen>
  );
}
