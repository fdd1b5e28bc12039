import { IconX } from '../icons/tabler/IconX.tsx';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { useOnline } from '../useOnline.ts';
import * as styles from './MapView.css.ts';
import type { MapProps } from './mapTypes.ts';

interface MapViewProps extends MapProps {
  label: string;
  /** What is known about the selection. */
  popup?: ReactNode;
  legend: { heading: string; signs: ReactNode[] };
}

/** A map that arrives after the page is readable; until then, and where it cannot be loaded, the list beside it serves. */
export function MapView({ label, popup, legend, ...map }: MapViewProps) {
  const [LeafletMap, setLeafletMap] = useState<ComponentType<MapProps> | null>(null);
  const online = useOnline();
  const legendId = useId();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    import('./LeafletMap.tsx').then(
      (module) => wanted && setLeafletMap(() => module.default),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <div>
      <section aria-label={label} className={styles.frame}>
        {LeafletMap ? (
          <LeafletMap {...map} />
        ) : (
          <p className={styles.waiting}>
            {failed ? 'The map could not be loaded. ' : 'The map is on its way. '}
            The list says the same.
          </p>
        )}
        {popup && (
          <div className={styles.popup} role="status">
            {popup}
            <button
              type="button"
              aria-label="Close"
              className={styles.close}
              onClick={() => map.onSelect('')}
            >
              <IconX size={22} aria-hidden />
            </button>
          </div>
        )}
      </section>
      {!online && <p>The map pictures need the network; signs and list do not.</p>}
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
    </div>
  );
}
