import * as styles from './BigFigures.css.ts';
import { figureParts } from '../list/trailFigures.ts';

export interface BigFigure {
  label: string;
  /** As stated, for example "about 4 hours". */
  text: string;
}

/** Renders up to four figures with large numbers. */
export function BigFigures({ figures }: { figures: BigFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text }) => {
        const { before, number, unit, after } = figureParts(text);
        return (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{number && after ? `${label}, ${after}` : label}</dt>
            <dd className={styles.value}>
              {before && <span>{before} </span>}
              {number ? (
                <span className={styles.number}>{number}</span>
              ) : (
                <span className={styles.words}>{after}</span>
              )}
              {unit && <span> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
