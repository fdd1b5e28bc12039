import type { NoticeLine } from '#schemas/types/published.ts';
import { IconAlertTriangle } from '../ui/icons/tabler/IconAlertTriangle.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import * as styles from './RecordNotices.css.ts';
import { useVisitDays } from './useVisitDays.ts';

/** Number of titles that the line names. */
const named = 2;

/** Renders in one line which closures and restrictions of places are in force today. */
export function TodayNotices({ notices }: { notices: readonly NoticeLine[] }) {
  const { today: day } = useVisitDays();
  const today = notices.filter(({ days }) => days.some(({ from, to }) => from <= day && day <= to));
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
              .map(({ text }) => text)
              .join('; ')}
            {others > 0 ? `; and ${others} more. ` : '. '}
            <SiteLink to="/notices">All notices</SiteLink>
          </span>
        </p>
      </Wrap>
    </div>
  );
}
