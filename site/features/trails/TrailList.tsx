import { lazy, Suspense, useDeferredValue } from 'react';
import type { Page, Site, Trail } from '#schemas/types/published.ts';
import { useVisitTime } from './useVisitTime.ts';
import { inOrder, withOrder } from '../../query/listOrder.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { BandFigures } from './BandFigures.tsx';
import { FilterScreen } from '../../ui/FilterLayout/FilterScreen.tsx';
import { SortField } from '../../ui/FilterLayout/SortField.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { filterTrails } from './filterTrails.ts';
import { head, heading } from './TrailList.css.ts';
import { TrailResults } from './TrailResults.tsx';
import { TrailSeasonNote } from './TrailSeasonNote.tsx';
import { trailFigures } from './trailFigures.ts';
import { trailChips } from './trailChips.ts';
import { trailOrders } from './trailOrders.ts';
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

const address = withOrder(trailOrders, readTrailFilters, writeTrailFilters);

interface TrailListProps {
  site: Site;
  page: Page;
  /** Undefined while loading. */
  trails: Trail[] | undefined;
}

/** Search, filters and all trails, on a map or as cards. */
export function TrailList({ site, page, trails }: TrailListProps) {
  const time = useVisitTime();
  const [filters, change] = useQueryState(address.read, address.write);
  const deferred = useDeferredValue(filters);
  const found = trails && inOrder(filterTrails(trails, deferred, time), deferred.sort, trailOrders);
  const clear = () => change(noTrailFilters);
  return (
    <FilterScreen
      page={page}
      withMap
      figures={trails && <BandFigures figures={trailFigures(trails, time.avalanche)} />}
      noun="trails"
      search={filters.search}
      onSearch={(search) => change({ search })}
      fields={
        <Suspense fallback={null}>
          <TrailFilterFields filters={filters} onChange={change} trails={trails} />
        </Suspense>
      }
      active={activeTrailFilterCount(filters)}
      sort={<SortField orders={trailOrders} value={filters.sort} onChange={(sort) => change({ sort })} />}
      chips={trailChips(filters, change)}
      onClear={clear}
      found={found}
      all={trails}
      head={
        <>
          {trails && <TrailSeasonNote trails={trails} />}
          <Wrap>
            <div className={head}>
              <h2 className={heading}>{found ? `Hiking Trails (${found.length})` : 'Hiking Trails'}</h2>
              <ViewToggle view={filters.view} onChange={(view) => change({ view })} />
            </div>
          </Wrap>
        </>
      }
    >
      <TrailResults
        trails={found}
        view={filters.view}
        start={site.map}
        selectedSlug={filters.trail}
        onSelect={(trail) => change({ trail })}
        onClear={clear}
      />
    </FilterScreen>
  );
}
