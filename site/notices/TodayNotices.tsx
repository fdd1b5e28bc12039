import type { NoticeLine } from '#schemas/types/published.ts';
import { IconAlertTriangle } from '../ui/icons/icons.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import * as styles from './NoticeCalendar.css.ts';
import { useTripDates } from '../tripDates/tripDates.ts';

/** Renders one line about today: the only notice in force, or their number. */
export function TodayNotices({ notices }: { notices: readonly NoticeLine[] }) {
  const { today: day } = useTripDates();
  const today = notices.filter(({ days }) => days.some(({ from, to }) => from <= day && day <= to));
  if (today.length === 0) return null;
  return (
    <div className={styles.today}>
      <Wrap>
        <p className={styles.todayLine}>
          <IconAlertTriangle size={20} aria-hidden />
          <SiteLink to="/notices">
            {today.length === 1 ? today[0]?.text : `${today.length} closures and restrictions today`}
          </SiteLink>
        </p>
      </Wrap>
    </div>
  );
}
