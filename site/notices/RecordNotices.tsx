import type { recordKinds } from '#schemas/recordKinds.ts';
import type { Notice as NoticeData } from '#schemas/types/published.ts';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import { inForce } from './noticeDays.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { kindText, whenText } from '#schemas/rules/noticeTexts.ts';
import * as styles from './RecordNotices.css.ts';
import { useVisitDays } from './useVisitDays.ts';

interface RecordNoticesProps {
  kind: keyof typeof recordKinds;
  slug: string;
  notices: NoticeData[];
}

const moment = { today: 'In force today', trip: 'In force on your dates' };

/** Renders the notices that bind a record: those in force today or on the visitor's dates in full, the others folded. */
export function RecordNotices({ kind, slug, notices }: RecordNoticesProps) {
  const days = useVisitDays();
  if (notices.length === 0) return null;
  const partOf = ({ records }: NoticeData) =>
    records.find(({ record }) => record === `${kind}/${slug}`)?.part ?? null;
  const sorted = notices.map((notice) => ({ notice, state: inForce(notice.when, days) }));
  const later = sorted.filter(({ state }) => state === 'other');
  return (
    <Wrap>
      <div className={styles.list}>
        {sorted.map(
          ({ notice, state }) =>
            state !== 'other' && (
              <Notice
                key={notice.id}
                tone={notice.kind === 'advice' ? 'info' : 'warning'}
                heading={`${kindText(notice)}: ${notice.title}. ${moment[state]}`}
              >
                <NoticeFacts notice={notice} part={partOf(notice)} />
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
