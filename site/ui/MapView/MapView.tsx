import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LeafletMapProps } from './LeafletMap.tsx';
import { MapPopup, useEscape, useShowFrame } from './MapPopup.tsx';
import * as styles from './MapView.css.ts';
import { classNames } from '../classNames.ts';
import { LoadError } from '../ErrorState/ErrorState.tsx';
import type { MapProps } from './mapTypes.ts';

interface MapViewProps extends MapProps {
  label: string;
  /** Content of the popup of the selected place. */
  popup?: ReactNode;
  /** Closes the popup. */
  onClose: () => void;
  /** Imports the map. */
  load: () => Promise<{ default: ComponentType<LeafletMapProps> }>;
  legend: { heading: string; signs: ReactNode[] };
  isShort?: boolean;
}

/** Calls back when the browser is idle, and soon where it cannot tell. Returns how to call it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Map that loads after the page is readable. Until then, or if it cannot be loaded, it points to the list beside it. */
export function MapView({ label, popup, onClose, load, legend, isShort = false, ...map }: MapViewProps) {
  const [LeafletMap, setLeafletMap] = useState<ComponentType<LeafletMapProps> | null>(null);
  const [missing, setMissing] = useState(false);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const legendId = useId();
  const frame = useRef<HTMLElement>(null);
  useShowFrame(frame, map.selectedId);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const start = () =>
      load().then(
        (module) => wanted && setLeafletMap(() => module.default),
        () => wanted && setFailed(true),
      );
    const cancel = whenIdle(() => void start());
    return () => {
      wanted = false;
      cancel();
    };
  }, [load]);
  const closePopup = () => {
    // The pin that it speaks of, or the map: the button goes away.
    const pin = frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    onClose();
    (pin ?? frame.current?.querySelector<HTMLElement>('.leaflet-container'))?.focus({ preventScroll: true });
  };
  useEscape(frame, Boolean(popup), closePopup);
  return (
    <div>
      <section
        ref={frame}
        data-live=""
        aria-label={label}
        className={classNames(styles.frame, isShort && styles.short)}
      >
        {LeafletMap ? (
          <LeafletMap {...map} onMissing={setMissing} isMissing={missing} frame={frame} below={below} />
        ) : failed ? (
          <div className={styles.waiting}>
            <LoadError>The map didn't load. The list shows the same places.</LoadError>
          </div>
        ) : (
          <p className={styles.waiting}>The map is loading. The list shows the same places.</p>
        )}
        {popup && <MapPopup onClose={closePopup}>{popup}</MapPopup>}
      </section>
      <p className={styles.missing} role="status">
        {missing && "Showing a simplified map: the detailed one isn't loading."}
      </p>
      <div className={styles.legend}>
        <p id={legendId} className={styles.legendHeading}>
          {legend.heading}
        </p>
        <ul className={styles.legendItems} aria-labelledby={legendId}>
          {legend.signs.map((sign, index) => (
            <li key={index}>{sign}</li>
          ))}
        </ul>
      </div>
      <div ref={setBelow} className={styles.below} />
    </div>
  );
}
