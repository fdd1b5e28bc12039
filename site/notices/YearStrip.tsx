import type { NoticeWhen } from '#schemas/types/published.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { monthsInForce } from './noticeDays.ts';
import * as styles from './NoticeCalendar.css.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Renders twelve months, those in which a notice is in force solid; on phones by their first letters. */
export function YearStrip({ when, year }: { when: NoticeWhen; year: number }) {
  const held = monthsInForce(when, year);
  return (
    <ol className={styles.strip} aria-label={`Months of ${year}`}>
      {names.map((name, index) => (
        <li key={name} className={styles.tone[held[index] ? 'held' : 'free']}>
          <span aria-hidden="true">
            {name.charAt(0)}
            <span className={styles.long}>{name.slice(1)}</span>
          </span>
          <VisuallyHidden>
            {name}: {held[index] ? 'in force' : 'not in force'}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
