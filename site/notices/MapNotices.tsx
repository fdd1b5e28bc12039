import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { published } from '../data/published.ts';
import { usePublished } from '../data/usePublished.ts';
import { MapNoticeEntry } from './MapNoticeEntry.tsx';
import * as styles from './MapNotices.css.ts';
import { noticeAreas, type NoticeArea } from './noticeAreas.ts';
import { useTripDates } from '../tripDates/tripDates.ts';
import { Button } from '../ui/Button/Button.tsx';
import { AreaLayer } from '../ui/MapView/areas/AreaLayer.tsx';
import { AreaSign } from '../ui/MapView/areas/AreaSign.tsx';
import { MapPopup, useEscape, useShowFrame } from '../ui/MapView/MapPopup.tsx';
import type { MapOverlayProps } from '../ui/MapView/mapTypes.ts';
import { VisuallyHidden } from '../ui/Text/Text.tsx';

/**
 * Draws the areas of notices in force today or on the trip dates on a map, and lists them below its legend. If the
 * notices cannot be fetched, the map is shown without them.
 */
export function MapNotices({ map, frame, below, selectedId, onSelect }: MapOverlayProps) {
  const { data: notices } = usePublished(published.notices);
  const days = useTripDates();
  const areas = useMemo(() => noticeAreas(notices ?? [], days), [notices, days]);
  const [areaId, setAreaId] = useState('');
  const shown = areas.find(({ id }) => id === areaId);
  const [lastMarker, setLastMarker] = useState(selectedId);
  // The map has one popup: a marker that becomes selected takes the place of an area.
  if (selectedId !== lastMarker) {
    setLastMarker(selectedId);
    if (selectedId !== '') setAreaId('');
  }
  useShowFrame(frame, areaId);
  const select = (id: string) => {
    if (id !== '' && selectedId !== '') onSelect('');
    setAreaId(id);
  };
  const close = () => {
    setAreaId('');
    map.getContainer().focus({ preventScroll: true });
  };
  useEscape(frame, shown !== undefined, close);
  if (areas.length === 0) return null;
  return (
    <>
      <AreaLayer map={map} areas={areas} selected={shown} onSelect={select} />
      {shown && (
        <MapPopup onClose={close}>
          {shown.notices.map((active) => (
            <MapNoticeEntry key={active.notice.id} {...active} heading="h2" />
          ))}
        </MapPopup>
      )}
      {below && createPortal(<MapNoticeList areas={areas} areaId={areaId} onSelectArea={select} />, below)}
    </>
  );
}

interface MapNoticeListProps {
  areas: readonly NoticeArea[];
  /** Area that the map shows, or empty. */
  areaId: string;
  /** Gets the area, or empty for none. */
  onSelectArea: (id: string) => void;
}

/**
 * Renders the areas on the map as a list that a keyboard reaches, below a sign that explains how they are drawn. It is
 * folded, because it arrives after the page and must not push what is below it.
 */
export function MapNoticeList({ areas, areaId, onSelectArea }: MapNoticeListProps) {
  const count = areas.reduce((sum, { notices }) => sum + notices.length, 0);
  return (
    <details>
      <summary className={styles.legend}>
        <AreaSign />
        Hatched or dashed: closure or restriction ({count})
      </summary>
      <ul aria-label="Notices on the map" className={styles.list}>
        {areas.map(({ id, notices }) => (
          <li key={id} className={styles.item}>
            <div>
              {notices.map((each) => (
                <MapNoticeEntry key={each.notice.id} {...each} heading="p" />
              ))}
            </div>
            <Button
              small
              variant="outline"
              aria-pressed={id === areaId}
              onClick={() => onSelectArea(id === areaId ? '' : id)}
            >
              Show on map
              <VisuallyHidden>: {notices.map(({ notice }) => notice.title).join('; ')}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
