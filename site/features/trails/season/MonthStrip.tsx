import { VisuallyHidden } from '../../../ui/Text/Text.tsx';
import { note } from '../../../ui/SourceNote/SourceNote.css.ts';
import * as styles from './MonthStrip.css.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface MonthStripProps {
  /** Tone of each month, January first. */
  months: (keyof typeof styles.tone)[];
  /** Meaning of each tone. */
  meanings: Record<keyof typeof styles.tone, string>;
}

/** Renders the twelve months as solid, outlined, crossed-out, dashed and quiet boxes with a legend. */
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
      <p className={note} aria-hidden="true">
        Solid: {meanings.best}. Outline: {meanings.possible}.
        {months.includes('danger') && ` Red, crossed out: ${meanings.danger}.`}
        {months.includes('unrated') && ` Amber, dashed: ${meanings.unrated}.`}
      </p>
    </div>
  );
}
