import { attractionMapFilters } from '#schemas/filters/attractionFilters.ts';
import { useState } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { useFilteredList } from '../../tripDates/useFilteredList.tsx';
import { viewKeys } from '../../query/useListState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { coordinatesOf } from '../../ui/MapView/coordinatesOf.ts';
import { MapList } from '../../ui/MapView/MapList.tsx';
import { column, layout } from '../../ui/MapView/MapView.css.ts';
import { ListScreen } from '../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../ui/FilterLayout/Results.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionMap } from './AttractionMap.tsx';
import * as styles from './AttractionMapList.css.ts';
import { AttractionPosters } from './AttractionPosters.tsx';
import { CategoryShape, typeSign } from './CategorySign.tsx';

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
  const { state, change, found, screen, results, unfold } = useFilteredList({
    noun: 'attractions',
    filters: attractionMapFilters,
    context: site,
    orders: noOrders,
    extra: mapKeys,
    records: attractions,
    isClosed,
  });
  const [closed, setClosed] = useState('');
  const select = (selected: string) => {
    setClosed('');
    change({ selected });
  };
  const selected = attractions.find(({ slug }) => slug === state.selected);
  const onClear = () => change({ ...attractionMapFilters.none, selected: '' });
  const showsMap = state.view === 'map' && found !== undefined && found.length > 0;
  return (
    <ListScreen
      page={page}
      {...screen}
      order={undefined}
      when={undefined}
      onClear={onClear}
      signOf={typeSign}
      view={<ViewToggle view={state.view} onChange={(view) => change({ view })} />}
    >
      {(summary) => (
        <div className={showsMap ? layout : undefined}>
          {showsMap && (
            <AttractionMap
              attractions={found}
              start={site.map}
              selectedSlug={state.selected}
              onSelect={select}
              closed={closed}
              onClose={() => setClosed(state.selected)}
            />
          )}
          <div className={column}>
            {summary}
            {showsMap && selected && (
              <section className={styles.selection} aria-label="Selected Attraction">
                <h2 className={styles.heading}>Selected Attraction</h2>
                <AttractionCard attraction={selected} />
                <Button variant="outline" onClick={() => select('')}>
                  Clear selection
                </Button>
              </section>
            )}
            <Results {...results} of="posters" onClear={onClear}>
              {(shown) =>
                showsMap ? (
                  <MapList
                    {...unfold}
                    label="Attractions on the map"
                    selectedId={state.selected}
                    onSelect={select}
                    onLeave={() => select('')}
                    items={shown.filter(coordinatesOf).map(({ slug, name, location, category }) => ({
                      id: slug,
                      name,
                      where: location,
                      href: recordPath('attraction', slug),
                      sign: <CategoryShape category={category} />,
                    }))}
                  />
                ) : (
                  <AttractionPosters {...unfold} attractions={shown} highlightSeason="all" />
                )
              }
            </Results>
          </div>
        </div>
      )}
    </ListScreen>
  );
}
