import { useMemo, useState } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { PlannerPlace, PlannerStay, Site } from '#schemas/types/published.ts';
import { useBasemap, useRelief } from '../../../data/useBasemap.ts';
import { IconBed } from '../../../ui/icons/planIcons.tsx';
import type { MapMarker } from '../../../ui/MapView/mapTypes.ts';
import { popupHeading } from '../../../ui/MapView/MapView.css.ts';
import { MapView } from '../../../ui/MapView/MapView.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { PlanDay } from '../rules/planDays.ts';
import { placesOfDay } from '../rules/tripProgress.ts';
import { timeText } from '#schemas/rules/timeText.ts';

export interface DayMapProps {
  day: PlanDay;
  start: Site['map'];
}

const loadMap = () => import('../../../notices/NoticeMap.tsx');

/** Pin of a day: its marker, and what its card says. */
interface Pin extends MapMarker {
  name: string;
  path: string;
  /** Start of a visit, or null for a bed. */
  time: string | null;
}

/** Renders the map of a day: its stops by number, and its beds. */
export default function DayMapView({ day, start }: DayMapProps) {
  const base = useBasemap();
  const relief = useRelief();
  const [selectedId, select] = useState('');
  const pins = useMemo(() => pinsOf(day), [day]);
  const selected = pins.find(({ id }) => id === selectedId);
  return (
    <div>
      <MapView
        label={`Map of day ${day.day}`}
        start={start}
        base={base}
        relief={relief}
        tiles="terrain"
        markers={pins}
        selectedId={selectedId}
        onSelect={select}
        onClose={() => select('')}
        legend={{
          heading: `Day ${day.day}`,
          signs: pins.map(({ id, sign, name }) => (
            <span key={id}>
              {sign} {name}
            </span>
          )),
        }}
        load={loadMap}
        popup={
          selected && (
            <>
              <h3 className={popupHeading}>{selected.name}</h3>
              {selected.time !== null && <p>{timeText(selected.time)}</p>}
              <p>
                <SiteLink to={selected.path}>Read more</SiteLink>
              </p>
            </>
          )
        }
      />
    </div>
  );
}

function pinsOf(day: PlanDay): Pin[] {
  return [
    ...placesOfDay(day).map(({ place, item: { time } }, index) => ({
      ...pinAt(place, recordPath(place.kind, place.slug)),
      id: `${index} ${place.slug}`,
      label: `${index + 1}, ${place.name}, ${timeText(time)}`,
      sign: <strong>{index + 1}</strong>,
      time,
    })),
    ...day.beds.map((bed) => ({
      ...pinAt(bed, recordPath('accommodation', bed.slug)),
      id: `bed ${bed.slug}`,
      label: `Bed, ${bed.name}`,
      sign: <IconBed size={20} aria-hidden />,
      time: null,
    })),
  ];
}

function pinAt({ name, latitude, longitude }: PlannerPlace | PlannerStay, path: string) {
  return { name, path, lat: latitude, lng: longitude };
}
