import { useMemo } from 'react';
import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Accommodation, Page, Site } from '#schemas/types/published.ts';
import { CommonNotices } from '../../notices/CommonNotices.tsx';
import { isClosedOn } from '../../tripDates/openSeason.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { byFigure, byName, noExtraKeys, type ListOrders } from '../../query/useListState.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { LongGrid } from '../../ui/LongGrid/LongGrid.tsx';
import { AccommodationCard } from './AccommodationCard.tsx';
import { sortByReviewCount } from './stay.ts';

/** Number of cards on the first screen of a desktop. */
const eagerCards = 4;

/** Orders that a visitor can choose for the list of places to stay. */
const accommodationOrders: ListOrders<Accommodation, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: { label: 'Lowest price first', compare: byFigure(({ price }) => price) },
};

const isClosed = ({ open }: Accommodation, days: TripDates) => isClosedOn(open, days);

interface AccommodationListProps {
  page: Page;
  site: Pick<Site, 'locations' | 'currency'>;
  /** Undefined while loading. */
  accommodations: Accommodation[] | undefined;
}

/** Search, filters and cards of all places to stay, most reviewed first unless another order is chosen. */
export function AccommodationList({ page, site, accommodations }: AccommodationListProps) {
  const records = useMemo(() => accommodations && sortByReviewCount(accommodations), [accommodations]);
  const { screen, results, unfold } = useFilteredList({
    noun: 'accommodations',
    filters: accommodationFilters,
    context: site,
    orders: accommodationOrders,
    extra: noExtraKeys,
    records,
    isClosed,
  });
  return (
    <ListScreen page={page} {...screen}>
      <Results {...results} more="options" of="stays">
        {(shown) => (
          <CommonNotices records={shown}>
            <LongGrid
              {...unfold}
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
          </CommonNotices>
        )}
      </Results>
    </ListScreen>
  );
}
