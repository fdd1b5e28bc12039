import type { recordKinds } from '#schemas/recordKinds.ts';
import type { Notice as NoticeData, OpenSeason } from '#schemas/types/published.ts';
import { seasonLine } from '../tripDates/openSeason.ts';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { FoldedNotice, Notice, type NoticeTone } from '../ui/Notice/Notice.tsx';
import { SiteLink } from '../ui/SiteLink/SiteLink.tsx';
import { dangerousFirst, isDanger, inForce } from './noticeDays.ts';
import { useTripDates } from '../tripDates/tripDates.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { termsText, whenText } from './noticeTexts.ts';
import * as styles from './NoticeCalendar.css.ts';

interface RecordNoticesProps {
  kind: keyof typeof recordKinds;
  /** The record: its name in addresses, its notices, and the days on which it can be visited if these are not all. */
  record: { slug: string; notices: NoticeData[]; open?: OpenSeason | null };
}

const moment = { today: 'In effect today.', trip: 'In effect on your dates.' };

/** Returns the tone of a notice on a page of a record: a closure of a part leaves the rest of the place open. */
function toneOf(notice: NoticeData, part: string | null): NoticeTone {
  if (notice.kind === 'advice') return 'info';
  return isDanger(notice) && !part ? 'danger' : 'warning';
}

/**
 * Renders the notices that bind a record: a line for each that is in force today or on the trip dates, the most
 * dangerous first, and one line for all others. Each opens to the rest.
 */
export function RecordNotices({ kind, record: { slug, notices, open } }: RecordNoticesProps) {
  const days = useTripDates();
  const season = seasonLine(open, days);
  if (notices.length === 0 && !season) return null;
  const partOf = ({ records }: NoticeData) =>
    records.find(({ record }) => record === `${kind}/${slug}`)?.part ?? null;
  const sorted = dangerousFirst(notices).map((notice) => ({
    notice,
    part: partOf(notice),
    state: inForce(notice.when, days),
  }));
  const later = sorted.filter(({ state }) => state === 'other');
  const one = later.length === 1 ? 'notice' : 'notices';
  const others = season || later.length < sorted.length ? 'more' : one;
  return (
    <Wrap>
      <div className={styles.list}>
        {season && <Notice tone="warning" heading={days.trip ? `${season} (your dates)` : season} />}
        {sorted.map(
          ({ notice, part, state }) =>
            state !== 'other' && (
              <FoldedNotice key={notice.id} tone={toneOf(notice, part)} heading={notice.title}>
                <p className={styles.bold}>
                  {moment[state]} {termsText(notice)}
                  {part && `, ${part}`}.
                </p>
                <NoticeFacts notice={notice} />
              </FoldedNotice>
            ),
        )}
        {later.length > 0 && (
          <details className={styles.later}>
            <summary className={styles.bold}>
              {later.length} {others}, not in effect today
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
