import { useCallback, useMemo } from 'react';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import type { Page, Site, Trail } from '#schemas/types/published.ts';
import { useFilteredList } from '../../../notices/whenICome/useFilteredList.tsx';
import { viewKeys } from '../../../query/useListState.ts';
import { ListScreen } from '../../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../../ui/FilterLayout/Results.tsx';
import { Grid, Wrap } from '../../../ui/Layout/Layout.tsx';
import { DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { ViewToggle } from '../../../ui/ViewToggle/ViewToggle.tsx';
import { BandFigures } from './BandFigures.tsx';
import { notRuledOutBySeason, recommendedFirst } from '../season/seasonalInfo.ts';
import { trailFigures } from './trailFigures.ts';
import { head, heading } from './TrailList.css.ts';
import { TrailMap } from './TrailMap.tsx';
import { trailOrders } from './trailOrders.ts';
import { TrailSeasonNote } from '../season/TrailSeasonNote.tsx';
import { TrailSummaryCard } from './TrailSummaryCard.tsx';
import { DatesLine } from '../season/DatesLine.tsx';
import { isRuledOutAt } from '../season/isRuledOutAt.ts';
import { useDatesTime } from '../season/useDatesTime.ts';
import { useVisitTime } from '../season/useVisitTime.ts';
import { WinterWalks } from '../season/WinterWalks.tsx';

const mapKeys = viewKeys('trail');

const signOf = (name: string, value: string) =>
  name === 'difficulty' && <DifficultySign difficulty={value as Trail['difficulty']} />;

interface TrailListProps {
  site: Site;
  page: Page;
  /** Undefined while loading. */
  trails: Trail[] | undefined;
}

/** Search, filters and all trails, on a map or as cards. */
export function TrailList({ site, page, trails }: TrailListProps) {
  const time = useVisitTime();
  const context = useMemo(
    () => ({ isAccessible: (trail: Trail) => notRuledOutBySeason(trail, time) }),
    [time],
  );
  const onDates = useDatesTime();
  const [arrival = time] = onDates;
  const isClosed = useCallback((trail: Trail) => isRuledOutAt(trail, onDates), [onDates]);
  const { state, change, found, screen, results } = useFilteredList({
    noun: 'trails',
    filters: trailFilters,
    context,
    orders: trailOrders,
    extra: mapKeys,
    records: trails,
    isClosed,
    hide: 'what the season rules out',
    lead: (listed) => recommendedFirst(listed, arrival),
  });
  return (
    <ListScreen
      page={page}
      withMap
      {...screen}
      signOf={signOf}
      figures={trails && <BandFigures figures={trailFigures(trails)} />}
      head={
        <>
          {trails && <TrailSeasonNote trails={trails} />}
          <Wrap>
            {trails && <WinterWalks site={site} trails={trails} />}
            <div className={head}>
              <h2 className={heading}>{found ? `Hiking Trails (${found.length})` : 'Hiking Trails'}</h2>
              <ViewToggle view={state.view} onChange={(view) => change({ view })} />
            </div>
          </Wrap>
        </>
      }
    >
      <Results {...results} of="trails">
        {(shown) =>
          state.view === 'map' ? (
            shown.length > 0 && (
              <TrailMap
                trails={shown}
                start={site.map}
                selectedSlug={state.selected}
                onSelect={(selected) => change({ selected })}
              />
            )
          ) : (
            <Grid of="trails">
              {shown.map((trail) => (
                <TrailSummaryCard key={trail.id} trail={trail} line={<DatesLine trail={trail} />} />
              ))}
            </Grid>
          )
        }
      </Results>
    </ListScreen>
  );
}
