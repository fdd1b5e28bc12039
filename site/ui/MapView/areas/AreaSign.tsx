import * as styles from './AreaLayer.css.ts';
import { hatchFill } from './Hatch.tsx';

/** Renders an area as the map draws it, for the legend. */
export function AreaSign() {
  const box = { x: 4, y: 4, width: 28, height: 16 };
  return (
    <svg width="36" height="24" viewBox="0 0 36 24" aria-hidden="true" className={styles.sign}>
      <rect {...box} fill={hatchFill} stroke="none" />
      <rect {...box} fill="none" strokeWidth="6" className={styles.edge} />
      <rect {...box} fill="none" strokeWidth="3" strokeDasharray="7 5" className={styles.dashes} />
    </svg>
  );
}
