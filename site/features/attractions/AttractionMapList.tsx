import { useDeferredValue, useMemo } from 'react';
import { attractionMapFilters } from '#schemas/filters/attractionFilters.ts';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { type ExtraKeys, useListState } from '../../query/useListState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionMap } from './AttractionMap.tsx';
import * as styles from './AttractionMapList.css.ts';
import { AttractionPosters } from './AttractionPosters.tsx';
import { typeSign } from './typeSign.tsx';

interface MapKeys {
  view: 'map' | 'grid';
  /** Slug of the selected attraction, or empty. */
  selected: string;
}

const mapKeys: ExtraKeys<MapKeys> = {
  read: (params) => ({
    view: params.get('view') === 'grid' ? 'grid' : 'map',
    selected: params.get('selected') ?? '',
  }),
  write: ({ view, selected }) => ({ ...(view === 'grid' && { view }), ...(selected && { selected }) }),
};

const noOrders = {};

interface AttractionMapListProps {
  site: Site;
  page: Page;
  attractions: Attraction[];
}

/** Search, filters and all attractions, on a map or as posters. */
export function AttractionMapList({ site, page, attractions }: AttractionMapListProps) {
  const [state, change] = useListState(attractionMapFilters, site, noOrders, mapKeys);
  const deferred = useDeferredValue(state);
  const found = useMemo(
    () => attractionMapFilters.apply(attractions, deferred, site),
    [attractions, deferred, site],
  );
  const selected = attractions.find(({ slug }) => slug === state.selected);
  const clear = () => change({ ...attractionMapFilters.none, selected: '' });
  const showsMap = state.view === 'map' && found.length > 0;
  return (
    <ListScreen
      page={page}
      withMap
      noun="attractions"
      filters={attractionMapFilters}
      context={site}
      state={state}
      onChange={change}
      onClear={clear}
      records={attractions}
      found={found}
      signOf={typeSign}
      when={
        <div className={styles.view}>
          <ViewToggle view={state.view} onChange={(view) => change({ view })} />
        </div>
      }
    >
      <Results records={found} noun="attractions" of="posters" onClear={clear}>
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
