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
  const [chosen, choose] = useState('');
  const shown = areas.find(({ id }) => id === chosen);
  const [lastMarker, setLastMarker] = useState(selectedId);
  // The map has one popup: a marker that becomes selected takes the place of an area.
  if (selectedId !== lastMarker) {
    setLastMarker(selectedId);
    if (selectedId !== '') choose('');
  }
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

interface MapNoticeListProps {
  areas: readonly NoticeArea[];
  /** Area that the map shows, or empty. */
  chosen: string;
  /** Gets the area, or empty for none. */
  onChoose: (id: string) => void;
}

/**
 * Renders the areas on the map as a list that a keyboard reaches, below a sign that explains how they are drawn. It is
 * folded, because it arrives after the page and must not push what is below it.
 */
export function MapNoticeList({ areas, chosen, onChoose }: MapNoticeListProps) {
  const count = areas.reduce((sum, { held }) => sum + held.length, 0);
  return (
    <details>
      <summary className={styles.legend}>
        <AreaSign />
        Hatched or dashed: {count === 1 ? 'a notice' : `${count} notices`}
      </summary>
      <ul aria-label="Notices on the map" className={styles.list}>
        {areas.map(({ id, held }) => (
          <li key={id} className={styles.item}>
            <div>
              {held.map((each) => (
                <MapNoticeEntry key={each.notice.id} {...each} heading="p" />
              ))}
            </div>
            <Button
              small
              variant="outline"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? '' : id)}
            >
              Show on the map
              <VisuallyHidden>: {held.map(({ notice }) => notice.title).join('; ')}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
