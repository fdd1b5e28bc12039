import { attractionMapFilters } from '#schemas/filters/attractionFilters.ts';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { viewKeys } from '../../query/useListState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionMap } from './AttractionMap.tsx';
import * as styles from './AttractionMapList.css.ts';
import { AttractionPosters } from './AttractionPosters.tsx';
import { typeSign } from './CategorySign.tsx';

const mapKeys = viewKeys('selected');

const noOrders = {};

/** Returns false: the map shows what is closed, too. */
const isClosed = () => false;

interface AttractionMapListProps {
  site: Site;
  page: Page;
  attractions: Attraction[];
}

/** Search, filters and all attractions, on a map or as posters. */
export function AttractionMapList({ site, page, attractions }: AttractionMapListProps) {
  const { state, change, screen, results } = useFilteredList({
    noun: 'attractions',
    filters: attractionMapFilters,
    context: site,
    orders: noOrders,
    extra: mapKeys,
    records: attractions,
    isClosed,
  });
  const selected = attractions.find(({ slug }) => slug === state.selected);
  const onClear = () => change({ ...attractionMapFilters.none, selected: '' });
  const showsMap = state.view === 'map' && results.records?.length !== 0;
  return (
    <ListScreen
      page={page}
      withMap
      {...screen}
      order={undefined}
      onClear={onClear}
      signOf={typeSign}
      when={
        <div className={styles.view}>
          <ViewToggle view={state.view} onChange={(view) => change({ view })} />
        </div>
      }
    >
      <Results {...results} of="posters" onClear={onClear}>
        {(shown) =>
          showsMap ? (
            <AttractionMap
              attractions={shown}
              start={site.map}
              selectedSlug={state.selected}
              onSelect={(slug) => change({ selected: slug })}
            />
          ) : (
            <AttractionPosters attractions={shown} highlightSeason="all" />
          )
        }
      </Results>
      {showsMap && selected && (
        <section className={styles.selection} aria-label="Selected Attraction">
          <h2 className={styles.heading}>Selected Attraction</h2>
          <AttractionCard attraction={selected} />
          <Button variant="outline" onClick={() => change({ selected: '' })}>
            Clear selection
          </Button>
        </section>
      )}
    </ListScreen>
  );
}
