import { CircleMarker, type Map as LeafletMapObject } from 'leaflet';
import { useState, useEffect } from 'react';
import { IconMinus, IconPlus } from '../../icons/icons.tsx';
import {
  IconArrowNarrowDown,
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
  IconArrowNarrowUp,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCurrentLocation,
  IconMaximize,
} from '../../icons/mapIcons.tsx';
import * as styles from './MapControls.css.ts';
import { here } from '../LeafletMap.css.ts';
import type { MapPoint } from '../mapTypes.ts';
import { useMapView } from '../useMapView.ts';

/** Directions of the buttons that pan, in thirds of the map. */
const pans = [
  ['up', IconArrowNarrowUp, 0, -1],
  ['down', IconArrowNarrowDown, 0, 1],
  ['left', IconArrowNarrowLeft, -1, 0],
  ['right', IconArrowNarrowRight, 1, 0],
] as const;

interface MapControlsProps {
  map: LeafletMapObject;
  onShowAll: () => void;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
}

/** Zoom and pan, all places, the whole screen, and where the visitor is: requested at a press, never stored. */
export function MapControls({ map, onShowAll, isFull, onFull }: MapControlsProps) {
  const { zoom } = useMapView(map);
  const [here, setHere] = useState<MapPoint | 'requested' | 'unknown' | null>(null);
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setHere('unknown');
      return;
    }
    setHere('requested');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude: lat, longitude: lng } = coords;
        setHere({ lat, lng });
        map.setView([lat, lng], Math.max(map.getZoom(), 12), { animate: false });
      },
      () => setHere('unknown'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <>
      <div className={styles.bar} role="group" aria-label="Map controls">
        <Control
          label="Zoom in"
          Icon={IconPlus}
          disabled={zoom >= map.getMaxZoom()}
          onClick={() => map.zoomIn()}
        />
        <Control
          label="Zoom out"
          Icon={IconMinus}
          disabled={zoom <= map.getMinZoom()}
          onClick={() => map.zoomOut()}
        />
        {pans.map(([direction, Icon, right, down]) => (
          <Control
            key={direction}
            label={`Pan ${direction}`}
            Icon={Icon}
            onClick={() => {
              const { x, y } = map.getSize();
              map.panBy([(right * x) / 3, (down * y) / 3]);
            }}
          />
        ))}
        <Control label="Fit all places" Icon={IconMaximize} onClick={onShowAll} />
        <Control label="Show my location" Icon={IconCurrentLocation} onClick={locate} />
        <Control
          label={isFull ? 'Exit full screen' : 'Full screen'}
          Icon={isFull ? IconArrowsMinimize : IconArrowsMaximize}
          onClick={() => onFull(!isFull)}
        />
      </div>
      {here === 'unknown' && (
        <p className={styles.notice} role="status">
          We couldn't find your location. The map still works.
        </p>
      )}
      {here !== null && typeof here === 'object' && <YouAreHere map={map} place={here} />}
    </>
  );
}

interface ControlProps {
  label: string;
  Icon: typeof IconPlus;
  disabled?: boolean;
  onClick: () => void;
}

function Control({ label, Icon, disabled, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </button>
  );
}

/** A dot where the visitor is. */
export function YouAreHere({ map, place: { lat, lng } }: { map: LeafletMapObject; place: MapPoint }) {
  useEffect(() => {
    const dot = new CircleMarker([lat, lng], { radius: 9, weight: 3, interactive: false, className: here });
    dot.addTo(map);
    return () => {
      dot.remove();
    };
  }, [map, lat, lng]);
  return null;
}
