import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MonthStrip.css.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface MonthStripProps {
  /** How good each month is, January first. */
  months: (keyof typeof styles.tone)[];
  /** What each tone means, in words. */
  meanings: Record<keyof typeof styles.tone, string>;
}

/** A year at a glance: solid, outlined, crossed out and quiet months, each with its meaning in words. */
export function MonthStrip({ months, meanings }: MonthStripProps) {
  return (
    <div>
      <ol className={styles.strip}>
        {names.map((name, index) => {
          const tone = months[index] ?? 'out';
          return (
            <li key={name} className={styles.tone[tone]}>
              {name}
              <VisuallyHidden>: {meanings[tone]}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        Solid: {meanings.best}. Outline: {meanings.possible}.
        {months.includes('danger') && ` Red, crossed out: ${meanings.danger}.`}
      </p>
    </div>
  );
}
