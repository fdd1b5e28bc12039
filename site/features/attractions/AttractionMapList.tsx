import { useDeferredValue, useMemo } from 'react';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FilterScreen } from '../../ui/FilterLayout/FilterScreen.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { AttractionFilterFields } from './AttractionFilterFields.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionMap } from './AttractionMap.tsx';
import * as styles from './AttractionMapList.css.ts';
import { AttractionResults } from './AttractionResults.tsx';
import { attractionChips } from './attractionChips.ts';
import { activeFilterCount, noAttractionFilters } from './attractionFilters.ts';
import { filterAttractions } from './filterAttractions.ts';
import { useAttractionMapState } from './useAttractionMapState.ts';

interface AttractionMapListProps {
  site: Site;
  page: Page;
  attractions: Attraction[];
}

/** Search, filters and all attractions, on a map or as posters. */
export function AttractionMapList({ site, page, attractions }: AttractionMapListProps) {
  const [state, change] = useAttractionMapState(site.locations);
  const deferred = useDeferredValue(state);
  const found = useMemo(() => filterAttractions(attractions, deferred), [attractions, deferred]);
  const selected = attractions.find(({ slug }) => slug === state.selected);
  const clear = () => change({ ...noAttractionFilters, selected: '' });
  const showsMap = state.view === 'map' && found.length > 0;
  return (
    <FilterScreen
      page={page}
      withMap
      noun="attractions"
      search={state.search}
      onSearch={(search) => change({ search })}
      fields={
        <AttractionFilterFields
          filters={state}
          onChange={change}
          attractions={attractions}
          locations={site.locations}
          withSeason={false}
        />
      }
      active={activeFilterCount(state)}
      chips={attractionChips(state, site.locations, change)}
      onClear={clear}
      found={found}
      all={attractions}
      head={
        <Wrap>
          <div className={styles.head}>
            <ViewToggle view={state.view} onChange={(view) => change({ view })} />
          </div>
        </Wrap>
      }
    >
      {showsMap ? (
        <AttractionMap
          attractions={found}
          start={site.map}
          selectedSlug={state.selected}
          onSelect={(slug) => change({ selected: slug })}
        />
      ) : (
        <AttractionResults attractions={found} highlightSeason="all" onClear={clear} />
      )}
      {showsMap && selected && (
        <section className={styles.selection} aria-label="Selected Attraction">
          <h2 className={styles.heading}>Selected Attraction</h2>
          <AttractionCard attraction={selected} />
          <Button variant="outline" onClick={() => change({ selected: '' })}>
            Clear selection
          </Button>
        </section>
      )}
    </FilterScreen>
  );
}
