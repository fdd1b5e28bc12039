import { useMemo, useState } from 'react';
import type { Notice, Site } from '#schemas/types/published.ts';
import { useBasemap } from '../data/useBasemap.ts';
import { useTripDates } from '../tripDates/tripDates.ts';
import { IconAlertTriangle } from '../ui/icons/icons.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { AreaSign } from '../ui/MapView/areas/AreaSign.tsx';
import { MapView } from '../ui/MapView/MapView.tsx';
import { top } from './MapNotices.css.ts';
import { MapNoticeEntry } from './MapNoticeEntry.tsx';
import { noticeAreas } from './noticeAreas.ts';

const loadMap = () => import('./NoticeMap.tsx');

const legend = { heading: 'In effect', signs: [<AreaSign key="area" />] };

/** Map of the notices in force today or on the trip dates. */
export function NoticesMap({ site, notices }: { site: Pick<Site, 'map'>; notices: Notice[] }) {
  const days = useTripDates();
  const base = useBasemap();
  const [selectedId, select] = useState('');
  const areas = useMemo(() => noticeAreas(notices, days), [notices, days]);
  const markers = useMemo(
    () =>
      areas.flatMap(({ id, points, notices: bound }) => {
        const place = points[Math.floor(points.length / 2)];
        const label = bound.map(({ notice }) => notice.title).join('; ');
        return place ? [{ ...place, id, label, sign: <IconAlertTriangle size={22} aria-hidden /> }] : [];
      }),
    [areas],
  );
  const selected = areas.find(({ id }) => id === selectedId);
  return (
    <Wrap>
      <div className={top}>
        <MapView
          label="Map of notices"
          isShort
          closest={9}
          start={site.map}
          base={base}
          relief={undefined}
          tiles="terrain"
          markers={markers}
          selectedId={selectedId}
          onSelect={select}
          onClose={() => select('')}
          legend={legend}
          load={loadMap}
          popup={selected?.notices.map((active) => (
            <MapNoticeEntry key={active.notice.id} {...active} heading="h2" />
          ))}
        />
      </div>
    </Wrap>
  );
}
