import type { ReactNode } from 'react';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity, Page, Site } from '#schemas/types/published.ts';
import { CommonNotices } from '../../notices/CommonNotices.tsx';
import { byFigure, byName, type ListOrders, noExtraKeys } from '../../query/useListState.ts';
import { isClosedOn } from '../../tripDates/openSeason.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { LongGrid } from '../../ui/LongGrid/LongGrid.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { ActivityCard } from './ActivityCard.tsx';

/** Orders that a visitor can choose for the list of activities. */
export const activityOrders: ListOrders<Activity, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: {
    label: 'Lowest price first',
    compare: byFigure(({ price }) => (price === null ? null : Number(price))),
  },
};

/** Number of tickets on the first screen of a desktop. */
const eagerTickets = 4;

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
  const { screen, results, unfold } = useFilteredList({
    noun: 'activities',
    filters: activityFilters,
    context: site,
    orders: activityOrders,
    extra: noExtraKeys,
    step: 10,
    records: activities,
    isClosed,
  });
  return (
    <ListScreen page={page} {...screen}>
      <Block heading="Featured Activities">
        <Results {...results} of="tickets">
          {(shown) => (
            <CommonNotices records={shown}>
              <LongGrid
                {...unfold}
                of="tickets"
                items={shown}
                noun="activities"
                more="Load More Activities"
                renderCard={(activity, index) => (
                  <ActivityCard
                    key={activity.id}
                    activity={activity}
                    loading={index < eagerTickets ? 'eager' : 'lazy'}
                  />
                )}
                linkOf={({ name, slug }) => ({ label: name, href: recordPath('activity', slug) })}
              />
            </CommonNotices>
          )}
        </Results>
      </Block>
      {below}
    </ListScreen>
  );
}
