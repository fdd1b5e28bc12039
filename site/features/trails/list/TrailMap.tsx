import { kmText } from '#schemas/rules/distanceText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { useMemo, useState } from 'react';
import type { Site, Trail } from '#schemas/types/published.ts';
import { coordinatesOf } from '../../../ui/MapView/coordinatesOf.ts';
import { useBasemap, useRelief } from '../../../data/useBasemap.ts';
import { MapList } from '../../../ui/MapView/MapList.tsx';
import { MapView } from '../../../ui/MapView/MapView.tsx';
import { layout } from '../../../ui/MapView/MapView.css.ts';
import { DifficultyShape, DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { TrailPopup } from './TrailPopup.tsx';
import { difficulties } from '#schemas/filters/trailFilters.ts';
import { useSeasonTime } from '../season/useSeasonTime.ts';
import { isInDanger } from '../season/seasonalInfo.ts';
import { useTrailRoute } from '../route/useTrailRoute.ts';

const loadMap = () => import('../../../notices/NoticeMap.tsx');

const legend = {
  heading: 'Difficulty',
  signs: difficulties.map((difficulty) => <DifficultySign key={difficulty} difficulty={difficulty} />),
};

interface TrailMapProps {
  trails: Trail[];
  start: Site['map'];
  /** Slug of the selected trail, or empty. */
  selectedSlug: string;
  onSelect: (slug: string) => void;
}

/** Trails on a map and as a list. Selecting one fetches its route and shows it. */
export function TrailMap({ trails, start, selectedSlug, onSelect }: TrailMapProps) {
  const time = useSeasonTime();
  const base = useBasemap();
  const relief = useRelief();
  const [hiddenRoute, hideRoute] = useState('');
  const markers = useMemo(
    () =>
      trails.flatMap((trail) => {
        const place = coordinatesOf(trail);
        const { slug, name, difficulty } = trail;
        const sign = <DifficultyShape difficulty={difficulty} />;
        return place ? [{ ...place, id: slug, label: `${name}, ${difficulty}`, sign }] : [];
      }),
    [trails],
  );
  const selected = trails.find(({ slug }) => slug === selectedSlug);
  const { line, loading, problem, onRetry } = useTrailRoute(selected);
  if (markers.length === 0) return <p>No trails with location data available</p>;
  const routeShown = line !== undefined && hiddenRoute !== selectedSlug;
  const select = (slug: string) => {
    hideRoute('');
    onSelect(slug);
  };
  return (
    <div className={layout}>
      <MapView
        label="Map of hiking trails"
        start={start}
        base={base}
        relief={relief}
        onClose={() => select('')}
        tiles="terrain"
        markers={markers}
        selectedId={selectedSlug}
        onSelect={select}
        line={routeShown ? line : undefined}
        legend={legend}
        load={loadMap}
        popup={
          selected && (
            <TrailPopup
              trail={selected}
              routeShown={routeShown}
              loading={loading}
              problem={problem}
              onRetry={onRetry}
              onToggleRoute={() => hideRoute(routeShown ? selectedSlug : '')}
            />
          )
        }
      />
      <MapList
        label="Trails on the map"
        selectedId={selectedSlug}
        onSelect={select}
        onLeave={() => select('')}
        items={trails.map((trail) => ({
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
    </div>
  );
}
