import { useCallback, useMemo, useState } from 'react';
import { kmText } from '#schemas/rules/distanceText.ts';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Page, Site, Trail } from '#schemas/types/published.ts';
import { trailFigures } from './trailFigures.ts';
import { difficulties } from '#schemas/filters/trailFilters.ts';
import { byFigure, byName, type ListOrders } from '../../../query/useListState.ts';
import * as styles from './TrailList.css.ts';
import { TrailMap } from './TrailMap.tsx';
import { TrailSummaryCard } from './TrailSummaryCard.tsx';
import { isRuledOutAt, useTripSeasons, useSeasonTime } from '../season/useSeasonTime.ts';
import { isInDanger, notRuledOutBySeason, recommendedFirst } from '../season/seasonalInfo.ts';
import { TrailSeasonNote } from '../season/TrailSeasonNote.tsx';
import { WinterWalks } from '../season/WinterWalks.tsx';
import { line } from '../../../notices/NoticeCalendar.css.ts';
import { CommonNotices } from '../../../notices/CommonNotices.tsx';
import { useTripDates } from '../../../tripDates/tripDates.ts';
import { useFilteredList } from '../../../tripDates/useFilteredList.tsx';
import { viewKeys } from '../../../query/useListState.ts';
import { ListScreen } from '../../../ui/FilterLayout/ListScreen.tsx';
import { Results } from '../../../ui/FilterLayout/Results.tsx';
import { LongGrid } from '../../../ui/LongGrid/LongGrid.tsx';
import { MapList } from '../../../ui/MapView/MapList.tsx';
import { column, layout } from '../../../ui/MapView/MapView.css.ts';
import { DifficultyShape, DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { ViewToggle } from '../../../ui/ViewToggle/ViewToggle.tsx';

/** Orders that a visitor can choose for the list of trails. */
export const trailOrders: ListOrders<Trail, 'name' | 'distance' | 'difficulty'> = {
  name: { label: 'Name', compare: byName },
  distance: { label: 'Shortest first', compare: byFigure(({ distanceKm }) => distanceKm) },
  difficulty: {
    label: 'Easiest first',
    compare: byFigure(({ difficulty }) => difficulties.indexOf(difficulty)),
  },
};

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
  const time = useSeasonTime();
  const context = useMemo(
    () => ({ isAccessible: (trail: Trail) => notRuledOutBySeason(trail, time) }),
    [time],
  );
  const onDates = useTripSeasons();
  const [arrival = time] = onDates;
  const isClosed = useCallback((trail: Trail) => isRuledOutAt(trail, onDates), [onDates]);
  const { state, change, found, screen, results, unfold } = useFilteredList({
    noun: 'trails',
    filters: trailFilters,
    context,
    orders: trailOrders,
    extra: mapKeys,
    records: trails,
    isClosed,
    hide: 'trails that are out of season',
    lead: (listed) => recommendedFirst(listed, arrival),
  });
  const [hiddenRoute, hideRoute] = useState('');
  const select = (selected: string) => {
    hideRoute('');
    change({ selected });
  };
  const showsMap = state.view === 'map' && found !== undefined && found.length > 0;
  return (
    <ListScreen
      page={page}
      {...screen}
      signOf={signOf}
      view={<ViewToggle view={state.view} onChange={(view) => change({ view })} />}
      figures={trails && <BandFigures figures={trailFigures(trails)} />}
    >
      {(summary) => (
        <div className={showsMap ? layout : undefined}>
          {showsMap && (
            <TrailMap
              trails={found}
              start={site.map}
              selectedSlug={state.selected}
              onSelect={select}
              hiddenRoute={hiddenRoute}
              onHideRoute={hideRoute}
            />
          )}
          <div className={column}>
            <h2 className={styles.heading}>{found ? `Hiking Trails (${found.length})` : 'Hiking Trails'}</h2>
            {summary}
            {trails && <TrailSeasonNote trails={trails} />}
            {trails && <WinterWalks site={site} trails={trails} />}
            <Results {...results} of="trails">
              {(shown) =>
                showsMap ? (
                  <MapList
                    {...unfold}
                    label="Trails on the map"
                    selectedId={state.selected}
                    onSelect={select}
                    onLeave={() => select('')}
                    items={shown.map((trail) => ({
                      id: trail.slug,
                      name: trail.name,
                      where: trail.location,
                      href: recordPath('trail', trail.slug),
                      sign: <DifficultyShape difficulty={trail.difficulty} />,
                      figure: kmText(trail.distanceKm),
                      note: trail.elevationGain,
                      warning: isInDanger(trail, time) ? 'Avalanche danger' : undefined,
                    }))}
                  />
                ) : (
                  <CommonNotices records={shown}>
                    <LongGrid
                      {...unfold}
                      of="trails"
                      items={shown}
                      noun="trails"
                      renderCard={(trail) => (
                        <TrailSummaryCard key={trail.id} trail={trail} line={<DatesLine trail={trail} />} />
                      )}
                      linkOf={({ name, slug }) => ({ label: name, href: recordPath('trail', slug) })}
                    />
                  </CommonNotices>
                )
              }
            </Results>
          </div>
        </div>
      )}
    </ListScreen>
  );
}

/** Renders counts in a title band. */
export function BandFigures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that season or avalanche danger rules a trail out on all of the trip dates. Renders nothing otherwise. */
export function DatesLine({ trail }: { trail: Trail }) {
  const times = useTripSeasons();
  const { trip } = useTripDates();
  return trip && isRuledOutAt(trail, times) && <p className={line}>Out of season on your dates</p>;
}
