import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Activity, Page, Site } from '#schemas/types/published.ts';
import { partnerUrl } from '../../partners/partnerUrl.ts';
import { inOrder, withOrder } from '../../query/listOrder.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { FilterScreen } from '../../ui/FilterLayout/FilterScreen.tsx';
import { SortField } from '../../ui/FilterLayout/SortField.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Disclosure } from '../../ui/OutboundLink/Disclosure.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { ActivityFilterFields } from './ActivityFilterFields.tsx';
import { ActivityResults } from './ActivityResults.tsx';
import { activityChips } from './activityChips.ts';
import {
  type ActivityFilters,
  activeFilterCount,
  noActivityFilters,
  pageSize,
  readActivityFilters,
  writeActivityFilters,
} from './activityFilters.ts';
import { activityOrders } from './activityOrders.ts';
import { filterActivities } from './filterActivities.ts';

const address = withOrder(activityOrders, readActivityFilters, writeActivityFilters);

interface ActivityListProps {
  page: Page;
  site: Site;
  /** Undefined while loading. */
  activities: Activity[] | undefined;
  /** The partner's own list, where there is one. */
  widget: ReactNode;
}

/** Search, filters and tickets of all activities, ten at a time. */
export function ActivityList({ page, site, activities, widget }: ActivityListProps) {
  const [state, changeState] = useQueryState(address.read, address.write);
  const deferred = useDeferredValue(state);
  const found = useMemo(
    () => activities && inOrder(filterActivities(activities, deferred), deferred.sort, activityOrders),
    [activities, deferred],
  );
  const change = (filters: Partial<ActivityFilters>) => changeState({ ...filters, visible: pageSize });
  const clear = () => change(noActivityFilters);
  const partner = site.partners.activities;
  return (
    <FilterScreen
      page={page}
      noun="activities"
      search={state.search}
      onSearch={(search) => change({ search })}
      fields={<ActivityFilterFields filters={state} onChange={change} activities={activities} />}
      active={activeFilterCount(state)}
      sort={
        <SortField orders={activityOrders} value={state.sort} onChange={(sort) => changeState({ sort })} />
      }
      chips={activityChips(state, site.currency, change)}
      onClear={clear}
      found={found}
      all={activities}
    >
      <Block heading="Featured Activities">
        <ActivityResults
          activities={found}
          visible={deferred.visible}
          onLoadMore={() => changeState({ visible: state.visible + pageSize })}
          onClear={clear}
        />
      </Block>
      {widget}
      <Stack gap="tight">
        <Row>
          <OutboundLink href={partnerUrl(partner.url, partner)} variant="outline">
            Browse All Activities
          </OutboundLink>
        </Row>
        <Disclosure>{site.disclosure}</Disclosure>
      </Stack>
    </FilterScreen>
  );
}
