import { useMemo, useState } from 'react';
import type { Site, Trail } from '#schemas/types/published.ts';
import { coordinatesOf } from '../../../ui/MapView/coordinatesOf.ts';
import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { useBasemap, useRelief } from '../../../data/useBasemap.ts';
import { MapView } from '../../../ui/MapView/MapView.tsx';
import { DifficultyShape, DifficultySign } from '../../../ui/Sign/DifficultySign.tsx';
import { TrailPopup } from './TrailPopup.tsx';
import { difficulties } from '#schemas/filters/trailFilters.ts';
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
  /** Slug of the trail whose line the visitor has hidden, or empty. */
  hiddenRoute: string;
  onHideRoute: (slug: string) => void;
}

/** Trails on a map. Selecting one fetches its route and shows it. */
export function TrailMap({ trails, start, selectedSlug, onSelect, hiddenRoute, onHideRoute }: TrailMapProps) {
  const base = useBasemap();
  const { data: coordinates } = usePublished(published.trailCoordinates);
  const walks = useMemo(
    () => coordinates && trails.flatMap(({ slug }) => [coordinates[slug] ?? []]),
    [coordinates, trails],
  );
  const [isNear, setNear] = useState(false);
  const relief = useRelief(isNear);
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
  return (
    <MapView
      label="Map of hiking trails"
      start={start}
      base={base}
      relief={relief}
      walks={walks}
      onNear={() => setNear(true)}
      onClose={() => onSelect('')}
      tiles="terrain"
      markers={markers}
      selectedId={selectedSlug}
      onSelect={onSelect}
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
            onToggleRoute={() => onHideRoute(routeShown ? selectedSlug : '')}
          />
        )
      }
    />
  );
}
