import { lazy, Suspense, useDeferredValue, useId, useState } from 'react';
import type { Page, Site, Trail } from '#schemas/types/published.ts';
import { monthOf } from '../../data/seasons.ts';
import { useQueryState } from '../../data/useQueryState.ts';
import { useToday } from '../../data/useToday.ts';
import { BandFigures } from '../../ui/BandFigures/BandFigures.tsx';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { filterTrails } from './filterTrails.ts';
import { head, heading } from './TrailList.css.ts';
import { TrailResults } from './TrailResults.tsx';
import { TrailSeasonNote } from './TrailSeasonNote.tsx';
import { trailFigures } from './trailFigures.ts';
import { trailChips } from './trailChips.ts';
import {
  activeTrailFilterCount,
  noTrailFilters,
  readTrailFilters,
  writeTrailFilters,
} from './trailFilters.ts';

// Prerendered, but hydrated with code that arrives after the first paint.
const TrailFilterFields = import.meta.env.SSR
  ? (await import('./TrailFilterFields.tsx')).default
  : lazy(() => import('./TrailFilterFields.tsx'));

interface TrailListProps {
  site: Site;
  page: Page;
  /** Undefined while loading. */
  trails: Trail[] | undefined;
}

/** Search, filters and all trails, on a map or as cards. */
export function TrailList({ site, page, trails }: TrailListProps) {
  const month = monthOf(useToday(site));
  const [filters, setFilters] = useQueryState(readTrailFilters, writeTrailFilters);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const settled = useDeferredValue(filters);
  const found = trails && filterTrails(trails, settled, month);
  const clear = () => setFilters({ ...filters, ...noTrailFilters });
  return (
    <>
      <TitleBand
        heading={page.heading}
        lead={page.lead}
        slim
        aside={trails && <BandFigures figures={trailFigures(trails)} />}
      >
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search trails"
            value={filters.search}
            onChange={(search) => setFilters({ ...filters, search })}
          />
          <FilterToggle
            open={open}
            active={activeTrailFilterCount(filters)}
            panelId={panelId}
            onToggle={() => setOpen(!open)}
          />
        </form>
      </TitleBand>
      {trails && <TrailSeasonNote trails={trails} month={month} />}
      <Wrap>
        <div className={head}>
          <h2 className={heading}>{found ? `Hiking Trails (${found.length})` : 'Hiking Trails'}</h2>
          <ViewToggle view={filters.view} onChange={(view) => setFilters({ ...filters, view })} />
        </div>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={found ? `${found.length} of ${trails?.length} trails` : 'Loading trails'}
          chips={trailChips(filters, setFilters)}
          onClear={clear}
          filters={
            <Suspense fallback={null}>
              <TrailFilterFields filters={filters} onChange={setFilters} />
            </Suspense>
          }
        >
          <TrailResults
            trails={found}
            view={filters.view}
            start={site.map}
            selectedSlug={filters.trail}
            onSelect={(trail) => setFilters({ ...filters, trail })}
            onClear={clear}
          />
        </FilterLayout>
      </Wrap>
    </>
  );
}
