import { useCallback, useDeferredValue, useMemo } from 'react';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import type { Page, Site, Trail } from '#schemas/types/published.ts';
import { useWhenICome } from '../../../notices/whenICome/useWhenICome.ts';
import { WhenICome } from '../../../notices/whenICome/WhenICome.tsx';
import { inOrder } from '../../../query/listOrder.ts';
import { useListState } from '../../../query/useListState.ts';
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
import { viewKeys } from './viewKeys.ts';
import { WinterWalks } from '../season/WinterWalks.tsx';

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
  const [state, change] = useListState(trailFilters, context, trailOrders, viewKeys);
  const deferred = useDeferredValue(state);
  const onDates = useDatesTime();
  const matching = useMemo(
    () => trails && inOrder(trailFilters.apply(trails, deferred, context), deferred.sort, trailOrders),
    [trails, deferred, context],
  );
  const isClosed = useCallback((trail: Trail) => isRuledOutAt(trail, onDates), [onDates]);
  const isLed = deferred.sort === 'all';
  const { shown: listed, closed } = useWhenICome(matching, isLed, isClosed);
  const [arrival = time] = onDates;
  const found = listed && (isLed ? recommendedFirst(listed, arrival) : listed);
  const clear = () => change(trailFilters.none);
  return (
    <ListScreen
      page={page}
      withMap
      noun="trails"
      filters={trailFilters}
      context={context}
      state={state}
      onChange={change}
      onClear={clear}
      records={trails}
      found={found}
      when={<WhenICome closed={closed} hide="what the season rules out" />}
      order={{ orders: trailOrders, value: state.sort, onChange: (sort) => change({ sort }) }}
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
      <Results records={found} noun="trails" of="trails" onClear={clear}>
        {(shown) =>
          state.view === 'map' ? (
            shown.length > 0 && (
              <TrailMap
                trails={shown}
                start={site.map}
                selectedSlug={state.trail}
                onSelect={(trail) => change({ trail })}
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
