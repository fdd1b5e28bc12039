import { recordPath } from '#schemas/recordKinds.ts';
import { useMemo, useState } from 'react';
import type { Attraction, Site } from '#schemas/types/published.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { Row } from '../../ui/Layout/Layout.tsx';
import { coordinatesOf } from '../../ui/MapView/coordinatesOf.ts';
import { useBasemap, useRelief } from '../../data/useBasemap.ts';
import { MapList } from '../../ui/MapView/MapList.tsx';
import { MapView } from '../../ui/MapView/MapView.tsx';
import { layout, popupHeading } from '../../ui/MapView/MapView.css.ts';
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
}

/** Attractions on a map and as a list. The popup can be closed while its attraction stays selected. */
export function AttractionMap({ attractions, start, selectedSlug, onSelect }: AttractionMapProps) {
  const base = useBasemap();
  const relief = useRelief();
  /** Slug of the attraction whose popup was closed while it stays selected. */
  const [closed, setClosed] = useState('');
  const select = (slug: string) => {
    setClosed('');
    onSelect(slug);
  };
  const located = useMemo(() => attractions.filter((attraction) => coordinatesOf(attraction)), [attractions]);
  const markers = useMemo(
    () =>
      located.flatMap((attraction) => {
        const place = coordinatesOf(attraction);
        const { slug, name, category } = attraction;
        const sign = <CategoryShape category={category} />;
        return place ? [{ ...place, id: slug, label: `${name}, ${category}`, sign }] : [];
      }),
    [located],
  );
  const legend = useMemo(() => {
    const groups = [...new Set(located.map(({ category }) => categoryGroup(category)))];
    return {
      heading: 'Attraction Types',
      signs: groups.map((group) => (
        <CategorySign key={group} category={group === 'default' ? 'other' : group} />
      )),
    };
  }, [located]);
  const selected = attractions.find(({ slug }) => slug === selectedSlug);
  if (located.length === 0) return <p>No attractions with location data available</p>;
  return (
    <div className={layout}>
      <MapView
        label="Map of attractions"
        start={start}
        base={base}
        relief={relief}
        onClose={() => setClosed(selectedSlug)}
        tiles="streets"
        markers={markers}
        selectedId={selectedSlug}
        selectedZoom={selectedZoom}
        onSelect={select}
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
      <MapList
        label="Attractions on the map"
        selectedId={selectedSlug}
        onSelect={select}
        onLeave={() => select('')}
        items={located.map(({ slug, name, location, category }) => ({
          id: slug,
          name,
          where: location,
          href: recordPath('attraction', slug),
          sign: <CategoryShape category={category} />,
        }))}
      />
    </div>
  );
}
