import { useDeferredValue, useMemo } from 'react';
import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { isClosedOn } from '../../calendar/openSeason.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { useWhenICome } from '../../notices/whenICome/useWhenICome.ts';
import { WhenICome } from '../../notices/whenICome/WhenICome.tsx';
import { byName, inOrder, type ListOrders } from '../../query/listOrder.ts';
import { noExtraKeys, useListState } from '../../query/useListState.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { AttractionPosters } from './AttractionPosters.tsx';
import { typeSign } from './typeSign.tsx';

/** Orders that a visitor can choose for the list of attractions. */
const attractionOrders: ListOrders<Attraction, 'name'> = {
  name: { label: 'Name', compare: byName },
};

const isClosed = ({ open }: Attraction, days: VisitDays) => isClosedOn(open, days);

interface AttractionListProps {
  page: Page;
  site: Pick<Site, 'locations'>;
  /** Undefined while loading. */
  attractions: Attraction[] | undefined;
}

/** Search, filters and posters of all attractions. */
export function AttractionList({ page, site, attractions }: AttractionListProps) {
  const [state, change] = useListState(attractionFilters, site, attractionOrders, noExtraKeys);
  const deferred = useDeferredValue(state);
  const found = useMemo(
    () =>
      attractions &&
      inOrder(attractionFilters.apply(attractions, deferred, site), deferred.sort, attractionOrders),
    [attractions, deferred, site],
  );
  const { shown: visible, closed } = useWhenICome(found, deferred.sort === 'all', isClosed);
  const clear = () => change(attractionFilters.none);
  return (
    <ListScreen
      page={page}
      noun="attractions"
      filters={attractionFilters}
      context={site}
      state={state}
      onChange={change}
      onClear={clear}
      records={attractions}
      found={visible}
      when={<WhenICome closed={closed} />}
      order={{ orders: attractionOrders, value: state.sort, onChange: (sort) => change({ sort }) }}
      signOf={typeSign}
    >
      <Results records={visible} noun="attractions" of="posters" onClear={clear}>
        {(shown) => <AttractionPosters attractions={shown} highlightSeason={deferred.season} />}
      </Results>
    </ListScreen>
  );
}
