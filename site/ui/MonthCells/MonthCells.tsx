import { VisuallyHidden } from '../Text/Text.tsx';
import * as styles from './MonthCells.css.ts';

/** Short names of the months, January first. */
export const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

interface MonthCellsProps {
  /** True for each month that is solid, January first. */
  solid: readonly boolean[];
  label: string;
  /** Words for solid months and for the others. */
  meanings: { solid: string; quiet: string };
}

/** Renders twelve months as solid and quiet cells; on phones by their first letters. */
export function MonthCells({ solid, label, meanings }: MonthCellsProps) {
  return (
    <ol className={styles.cells} aria-label={label}>
      {shortMonths.map((name, index) => {
        const tone = solid[index] ? 'solid' : 'quiet';
        return (
          <li key={name} className={styles.tone[tone]}>
            <span aria-hidden="true">
              {name.charAt(0)}
              <span className={styles.long}>{name.slice(1)}</span>
            </span>
            <VisuallyHidden>
              {name}: {meanings[tone]}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
