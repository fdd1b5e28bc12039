import type { recordKinds } from '#schemas/recordKinds.ts';
import type { Notice as NoticeData, OpenSeason } from '#schemas/types/published.ts';
import { seasonLine } from '../calendar/openSeason.ts';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import { inForce } from './noticeDays.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { whenText } from './noticeTexts.ts';
import * as styles from './RecordNotices.css.ts';
import { useVisitDays } from './useVisitDays.ts';

interface RecordNoticesProps {
  kind: keyof typeof recordKinds;
  /** The record: its name in addresses, its notices, and the days on which it can be visited if these are not all. */
  record: { slug: string; notices: NoticeData[]; open?: OpenSeason };
}

const moment = { today: 'In force today.', trip: 'In force on your dates.' };

/** Renders the notices that bind a record: those in force today or on the visitor's dates in full, the others folded. */
export function RecordNotices({ kind, record: { slug, notices, open } }: RecordNoticesProps) {
  const days = useVisitDays();
  const season = seasonLine(open, days);
  if (notices.length === 0 && !season) return null;
  const partOf = ({ records }: NoticeData) =>
    records.find(({ record }) => record === `${kind}/${slug}`)?.part ?? null;
  const sorted = notices.map((notice) => ({ notice, state: inForce(notice.when, days) }));
  const later = sorted.filter(({ state }) => state === 'other');
  return (
    <Wrap>
      <div className={styles.list}>
        {season && <Notice tone="warning" heading={days.trip ? `${season} (your dates)` : season} />}
        {sorted.map(
          ({ notice, state }) =>
            state !== 'other' && (
              <Notice
                key={notice.id}
                tone={notice.kind === 'advice' ? 'info' : 'warning'}
                heading={notice.title}
              >
                <NoticeFacts notice={notice} part={partOf(notice)} moment={moment[state]} />
              </Notice>
            ),
        )}
        {later.length > 0 && (
          <details className={styles.later}>
            <summary className={styles.laterHeading}>
              {later.length === 1 ? 'Another notice' : `${later.length} notices`} at other times of the year
            </summary>
            <ul>
              {later.map(({ notice }) => (
                <li key={notice.id}>
                  <SiteLink to={`/notices#${notice.slug}`}>{notice.title}</SiteLink>: {whenText(notice.when)}.
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Wrap>
  );
}
