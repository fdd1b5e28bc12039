import * as styles from './AreaLayer.css.ts';

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
