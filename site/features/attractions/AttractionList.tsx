import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { isClosedOn } from '../../tripDates/openSeason.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { byName, noExtraKeys, type ListOrders } from '../../query/useListState.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { AttractionPosters } from './AttractionPosters.tsx';
import { typeSign } from './CategorySign.tsx';

/** Orders that a visitor can choose for the list of attractions. */
const attractionOrders: ListOrders<Attraction, 'name'> = {
  name: { label: 'Name', compare: byName },
};

const isClosed = ({ open }: Attraction, days: TripDates) => isClosedOn(open, days);

interface AttractionListProps {
  page: Page;
  site: Pick<Site, 'locations'>;
  /** Undefined while loading. */
  attractions: Attraction[] | undefined;
}

/** Search, filters and posters of all attractions. */
export function AttractionList({ page, site, attractions }: AttractionListProps) {
  const { deferred, screen, results, unfold } = useFilteredList({
    noun: 'attractions',
    filters: attractionFilters,
    context: site,
    orders: attractionOrders,
    extra: noExtraKeys,
    records: attractions,
    isClosed,
  });
  return (
    <ListScreen page={page} {...screen} signOf={typeSign}>
      <Results {...results} of="posters">
        {(shown) => <AttractionPosters {...unfold} attractions={shown} highlightSeason={deferred.season} />}
      </Results>
    </ListScreen>
  );
}
