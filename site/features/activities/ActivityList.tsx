import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import type { Activity, Page, Site } from '#schemas/types/published.ts';
import { isClosedOn } from '../../calendar/openSeason.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { useWhenICome } from '../../notices/whenICome/useWhenICome.ts';
import { WhenICome } from '../../notices/whenICome/WhenICome.tsx';
import { inOrder } from '../../query/listOrder.ts';
import { useListState } from '../../query/useListState.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { ActivityTickets } from './ActivityTickets.tsx';
import { activityOrders } from './activityOrders.ts';
import { pageSize, unfoldedKeys } from './unfoldedKeys.ts';

const isClosed = ({ open }: Activity, days: VisitDays) => isClosedOn(open, days);

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
  const [state, change] = useListState(activityFilters, site, activityOrders, unfoldedKeys);
  const deferred = useDeferredValue(state);
  const found = useMemo(
    () =>
      activities && inOrder(activityFilters.apply(activities, deferred, site), deferred.sort, activityOrders),
    [activities, deferred, site],
  );
  const { shown: visible, closed } = useWhenICome(found, deferred.sort === 'all', isClosed);
  const clear = () => change({ ...activityFilters.none, visible: pageSize });
  return (
    <ListScreen
      page={page}
      noun="activities"
      filters={activityFilters}
      context={site}
      state={state}
      onChange={(part) => change({ ...part, visible: pageSize })}
      onClear={clear}
      records={activities}
      found={visible}
      when={<WhenICome closed={closed} />}
      order={{ orders: activityOrders, value: state.sort, onChange: (sort) => change({ sort }) }}
    >
      <Block heading="Featured Activities">
        <Results records={visible} noun="activities" of="tickets" onClear={clear}>
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
