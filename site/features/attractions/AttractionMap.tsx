import { recordPath } from '#schemas/recordKinds.ts';
import { useMemo, useState } from 'react';
import type { Attraction, Site } from '#schemas/types/published.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { Row } from '../../ui/Layout/Layout.tsx';
import { coordinatesOf } from '../../ui/MapView/coordinatesOf.ts';
import { useBasemap, useRelief } from '../../data/useBasemap.ts';
import { MapView } from '../../ui/MapView/MapView.tsx';
import { popupHeading } from '../../ui/MapView/MapView.css.ts';
import { CategoryShape, CategorySign, categoryGroup } from './CategorySign.tsx';

const loadMap = () => import('../../notices/NoticeMap.tsx');

const selectedZoom = 14;
const descriptionLength = 120;

interface AttractionMapProps {
  attractions: Attraction[];
  start: Site['map'];
  /** Slug of the selected attraction, or empty. */
  selectedSlug: string;
  onSelect: (slug: string) => void;
  /** Slug of the attraction whose popup was closed while it stays selected. */
  closed: string;
  onClose: () => void;
}

/** Attractions on a map. The popup can be closed while its attraction stays selected. */
export function AttractionMap({
  attractions,
  start,
  selectedSlug,
  onSelect,
  closed,
  onClose,
}: AttractionMapProps) {
  const base = useBasemap();
  const [isNear, setNear] = useState(false);
  const relief = useRelief(isNear);
  const markers = useMemo(
    () =>
      attractions.flatMap((attraction) => {
        const place = coordinatesOf(attraction);
        const { slug, name, category } = attraction;
        const sign = <CategoryShape category={category} />;
        return place ? [{ ...place, id: slug, label: `${name}, ${category}`, sign }] : [];
      }),
    [attractions],
  );
  const legend = useMemo(() => {
    const groups = [...new Set(attractions.map(({ category }) => categoryGroup(category)))];
    return {
      heading: 'Attraction Types',
      signs: groups.map((group) => (
        <CategorySign key={group} category={group === 'default' ? 'other' : group} />
      )),
    };
  }, [attractions]);
  const selected = attractions.find(({ slug }) => slug === selectedSlug);
  if (markers.length === 0) return <p>No attractions with location data available</p>;
  return (
    <MapView
      label="Map of attractions"
      start={start}
      base={base}
      relief={relief}
      onNear={() => setNear(true)}
      onClose={onClose}
      tiles="streets"
      markers={markers}
      selectedId={selectedSlug}
      selectedZoom={selectedZoom}
      onSelect={onSelect}
      legend={legend}
      load={loadMap}
      popup={
        selected &&
        selected.slug !== closed && (
          <>
            <CategorySign category={selected.category} />
            <h2 className={popupHeading}>{selected.name}</h2>
            <p>
              <CutText text={selected.description} limit={descriptionLength} />
            </p>
            <p>{selected.location}</p>
            <Row>
              <LinkButton small to={recordPath('attraction', selected.slug)}>
                View Details
              </LinkButton>
            </Row>
          </>
        )
      }
    />
  );
}
