import { useDeferredValue, useMemo } from 'react';
import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Accommodation, Page, Site } from '#schemas/types/published.ts';
import { isClosedOn } from '../../calendar/openSeason.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { useWhenICome } from '../../notices/whenICome/useWhenICome.ts';
import { WhenICome } from '../../notices/whenICome/WhenICome.tsx';
import { byFigure, byName, inOrder, type ListOrders } from '../../query/listOrder.ts';
import { noExtraKeys, useListState } from '../../query/useListState.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { LongGrid } from '../../ui/LongGrid/LongGrid.tsx';
import { AccommodationCard } from './AccommodationCard.tsx';
import { sortByReviewCount } from './reviewCount.ts';

/** Number of cards on the first screen of a desktop. */
const eagerCards = 4;

/** Orders that a visitor can choose for the list of places to stay. */
const accommodationOrders: ListOrders<Accommodation, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: { label: 'Lowest price first', compare: byFigure(({ price }) => price) },
};

const isClosed = ({ open }: Accommodation, days: VisitDays) => isClosedOn(open, days);

interface AccommodationListProps {
  page: Page;
  site: Pick<Site, 'locations' | 'currency'>;
  /** Undefined while loading. */
  accommodations: Accommodation[] | undefined;
}

/** Search, filters and cards of all places to stay, most reviewed first unless another order is chosen. */
export function AccommodationList({ page, site, accommodations }: AccommodationListProps) {
  const [asked, change] = useListState(accommodationFilters, site, accommodationOrders, noExtraKeys);
  const state = useMemo(
    () => accommodationFilters.applicable(asked, accommodations),
    [asked, accommodations],
  );
  const deferred = useDeferredValue(state);
  const sorted = useMemo(() => accommodations && sortByReviewCount(accommodations), [accommodations]);
  const found = useMemo(
    () =>
      sorted &&
      inOrder(accommodationFilters.apply(sorted, deferred, site), deferred.sort, accommodationOrders),
    [sorted, deferred, site],
  );
  const { shown: visible, closed } = useWhenICome(found, deferred.sort === 'all', isClosed);
  const clear = () => change(accommodationFilters.none);
  return (
    <ListScreen
      page={page}
      noun="accommodations"
      filters={accommodationFilters}
      context={site}
      state={state}
      onChange={change}
      onClear={clear}
      records={accommodations}
      found={visible}
      when={<WhenICome closed={closed} />}
      order={{ orders: accommodationOrders, value: state.sort, onChange: (sort) => change({ sort }) }}
    >
      <Results records={visible} noun="accommodations" more="options" of="stays" onClear={clear}>
        {(shown) => (
          <LongGrid
            of="stays"
            items={shown}
            noun="accommodations"
            renderCard={(accommodation, index) => (
              <AccommodationCard
                key={accommodation.id}
                accommodation={accommodation}
                loading={index < eagerCards ? 'eager' : 'lazy'}
                level={2}
              />
            )}
            linkOf={({ name, slug }) => ({ label: name, href: recordPath('accommodation', slug) })}
          />
        )}
      </Results>
    </ListScreen>
  );
}
