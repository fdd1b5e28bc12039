import { useDeferredValue, useId, useMemo } from 'react';
import type { Activity, Page, Site } from '#schemas/types/published.ts';
import { partnerUrl } from '../../data/partnerUrl.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { useFilterPanel } from '../../ui/FilterLayout/useFilterPanel.ts';
import { Row, Stack, Wrap } from '../../ui/Layout/Layout.tsx';
import { Disclosure } from '../../ui/OutboundLink/Disclosure.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { ActivityFilterFields } from './ActivityFilterFields.tsx';
import { ActivityResults } from './ActivityResults.tsx';
import { activityChips } from './activityChips.ts';
import { type ActivityFilters, activeFilterCount, noActivityFilters, pageSize } from './activityFilters.ts';
import { filterActivities } from './filterActivities.ts';
import { useActivityFilters } from './useActivityFilters.ts';

interface ActivityListProps {
  page: Page;
  site: Site;
  /** Undefined while loading. */
  activities: Activity[] | undefined;
}

/** Search, filters and tickets of all activities, ten at a time. */
export function ActivityList({ page, site, activities }: ActivityListProps) {
  const [state, setState] = useActivityFilters();
  const [open, toggle] = useFilterPanel();
  const panelId = useId();
  const settled = useDeferredValue(state);
  const found = useMemo(() => activities && filterActivities(activities, settled), [activities, settled]);
  const change = (filters: Partial<ActivityFilters>) => setState({ ...state, ...filters, visible: pageSize });
  const clear = () => setState(noActivityFilters);
  const partner = site.partners.activities;
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture}>
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search activities"
            value={state.search}
            onChange={(search) => change({ search })}
          />
          <FilterToggle open={open} active={activeFilterCount(state)} panelId={panelId} onToggle={toggle} />
        </form>
      </TitleBand>
      <Wrap>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={found ? `${found.length} of ${activities?.length} activities` : 'Loading activities'}
          chips={activityChips(state, change)}
          onClear={clear}
          filters={<ActivityFilterFields filters={state} onChange={change} activities={activities ?? []} />}
        >
          <Block heading="Featured Activities">
            <ActivityResults
              activities={found}
              visible={settled.visible}
              onLoadMore={() => setState({ ...state, visible: state.visible + pageSize })}
              onClear={clear}
            />
          </Block>
          <Stack gap="tight">
            <Row>
              <OutboundLink href={partnerUrl(partner.url, partner)} variant="outline">
                Browse All Activities
              </OutboundLink>
            </Row>
            <Disclosure>{site.disclosure}</Disclosure>
          </Stack>
        </FilterLayout>
      </Wrap>
    </>
  );
}
