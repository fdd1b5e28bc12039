import * as styles from './AreaLayer.css.ts';

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

const id = 'map-hatch';

/** Fill of an area; it needs a `Hatch` on the page. */
export const hatchFill = `url(#${id})`;

/** Renders the pattern that areas of a map are filled with. */
export function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.hidden}>
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="12" className={styles.stripe} />
        <rect x="4" width="1" height="12" className={styles.stripeEdge} />
      </pattern>
    </svg>
  );
}
