import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { published } from '../data/published.ts';
import { usePublishedList } from '../data/usePublished.ts';
import { AreaLayer } from '../ui/MapView/areas/AreaLayer.tsx';
import { MapPopup, useEscape, useShowFrame } from '../ui/MapView/MapPopup.tsx';
import type { MapOverlayProps } from '../ui/MapView/mapTypes.ts';
import { MapNoticeEntry } from './MapNoticeEntry.tsx';
import { MapNoticeList } from './MapNoticeList.tsx';
import { noticeAreas } from './noticeAreas.ts';
import { useVisitDays } from './noticeDays.ts';

/**
 * Draws the areas of notices in force today or on the visitor's dates on a map, and lists them below its legend. If the
 * notices cannot be fetched, the map is shown without them.
 */
export function MapNotices({ map, frame, below, selectedId, onSelect }: MapOverlayProps) {
  const { data: notices } = usePublishedList(published.notices);
  const days = useVisitDays();
  const areas = useMemo(() => noticeAreas(notices ?? [], days), [notices, days]);
  const [chosen, choose] = useState('');
  const shown = areas.find(({ id }) => id === chosen);
  // The map has one popup: a selected marker takes the place of an area.
  useEffect(() => {
    if (selectedId !== '') choose('');
  }, [selectedId]);
  useShowFrame(frame, chosen);
  const select = (id: string) => {
    if (id !== '' && selectedId !== '') onSelect('');
    choose(id);
  };
  const close = () => {
    choose('');
    map.getContainer().focus({ preventScroll: true });
  };
  useEscape(frame, shown !== undefined, close);
  if (areas.length === 0) return null;
  return (
    <>
      <AreaLayer map={map} areas={areas} selected={shown} onSelect={select} />
      {shown && (
        <MapPopup onClose={close}>
          {shown.held.map((held) => (
            <MapNoticeEntry key={held.notice.id} {...held} heading="h2" />
          ))}
        </MapPopup>
      )}
      {below && createPortal(<MapNoticeList areas={areas} chosen={chosen} onChoose={select} />, below)}
    </>
  );
}
