import { useDeferredValue, useId } from 'react';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { useFilterPanel } from '../../ui/FilterLayout/useFilterPanel.ts';
import { Grid, Wrap } from '../../ui/Layout/Layout.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionFilterFields } from './AttractionFilterFields.tsx';
import { attractionChips } from './attractionChips.ts';
import { activeFilterCount, noAttractionFilters } from './attractionFilters.ts';
import { filterAttractions } from './filterAttractions.ts';
import { useAttractionFilters } from './useAttractionFilters.ts';

/** Posters that stand in the first screen of a desktop. */
const eagerPosters = 3;

interface AttractionListProps {
  page: Page;
  locations: Site['locations'];
  /** Undefined while loading. */
  attractions: Attraction[] | undefined;
}

/** Search, filters and posters of all attractions. */
export function AttractionList({ page, locations, attractions }: AttractionListProps) {
  const [filters, setFilters] = useAttractionFilters();
  const [open, toggle] = useFilterPanel();
  const panelId = useId();
  const shown = filterAttractions(attractions ?? [], useDeferredValue(filters));
  const clear = () => setFilters(noAttractionFilters);
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture}>
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search attractions"
            value={filters.search}
            onChange={(search) => setFilters({ ...filters, search })}
          />
          <FilterToggle open={open} active={activeFilterCount(filters)} panelId={panelId} onToggle={toggle} />
        </form>
      </TitleBand>
      <Wrap>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={attractions ? `${shown.length} of ${attractions.length} attractions` : 'Loading attractions'}
          chips={attractionChips(filters, locations, setFilters)}
          onClear={clear}
          filters={
            <AttractionFilterFields
              filters={filters}
              onChange={setFilters}
              attractions={attractions ?? []}
              locations={locations}
            />
          }
        >
          {!attractions && <SkeletonGrid of="posters" label="Loading attractions" />}
          {attractions && shown.length === 0 && (
            <EmptyState
              heading="No attractions found"
              message="Try adjusting your filters to see more attractions"
            >
              <Button onClick={clear}>Clear Filters</Button>
            </EmptyState>
          )}
          <Grid of="posters">
            {shown.map((attraction, index) => (
              <AttractionCard
                key={attraction.id}
                attraction={attraction}
                highlightSeason={filters.season}
                loading={index === 0 ? 'first' : index < eagerPosters ? 'eager' : 'lazy'}
                level={2}
              />
            ))}
          </Grid>
        </FilterLayout>
      </Wrap>
    </>
  );
}
