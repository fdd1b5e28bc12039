import { kindText, whenText, whoText } from './noticeTexts.ts';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import * as styles from './MapNotices.css.ts';
import type { ActiveNotice } from './noticeAreas.ts';

interface MapNoticeEntryProps extends ActiveNotice {
  heading: 'h2' | 'p';
}

const moment = { today: 'in effect today', trip: 'in effect on your dates' };

/** Renders the title of a notice as a link to the page of notices, and when and whom it binds. */
export function MapNoticeEntry({ notice, state, heading: Heading }: MapNoticeEntryProps) {
  return (
    <div className={styles.entry}>
      <Heading className={styles.title}>
        <SiteLink to={`/notices#${notice.slug}`}>{notice.title}</SiteLink>
      </Heading>
      <p>
        {kindText(notice)}, {moment[state]}. {whenText(notice.when)}. {whoText(notice.who)}.
      </p>
    </div>
  );
}
