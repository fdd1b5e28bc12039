import { RidgeDrawing } from '../EmptyState/RidgeDrawing.tsx';
import * as styles from './Picture.css.ts';

/** Takes the place of a picture that did not load in any form. */
export function ImageUnavailable() {
  return (
    <span className={styles.unavailable}>
      <RidgeDrawing className={styles.ridge} />
      Image unavailable
    </span>
  );
}
