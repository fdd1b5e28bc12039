import { useContext } from 'react';
import { IconAlertTriangle } from '../../ui/icons/tabler/IconAlertTriangle.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { inForce } from './noticeDays.ts';
import * as styles from './RecordNotices.css.ts';
import { useVisitDays } from './useVisitDays.ts';

/** Number of titles that the line names. */
const named = 2;

/** Renders in one line which closures and restrictions of places are in force today. */
export function TodayNotices() {
  const { notices = [] } = useContext(SiteContext);
  const days = useVisitDays();
  const today = notices.filter(
    ({ kind, wholePark, when }) =>
      !wholePark && (kind === 'closure' || kind === 'restriction') && inForce(when, days) === 'today',
  );
  if (today.length === 0) return null;
  const others = today.length - named;
  return (
    <div className={styles.today}>
      <Wrap>
        <p className={styles.todayLine}>
          <IconAlertTriangle size={20} aria-hidden />
          <span>
            <strong>In force today:</strong>{' '}
            {today
              .slice(0, named)
              .map(({ title }) => title)
              .join('; ')}
            {others > 0 ? `; and ${others} more. ` : '. '}
            <SiteLink to="/notices">All notices</SiteLink>
          </span>
        </p>
      </Wrap>
    </div>
  );
}
