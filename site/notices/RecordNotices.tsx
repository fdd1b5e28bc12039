import type { recordKinds } from '#schemas/recordKinds.ts';
import type { Notice as NoticeData, OpenSeason } from '#schemas/types/published.ts';
import { seasonLine } from '../tripDates/openSeason.ts';
import * as noticeStyles from '../ui/Notice/Notice.css.ts';
import { FoldedNotice, Strip } from '../ui/Notice/Notice.tsx';
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
function toneOf(notice: NoticeData, part: string | null): 'info' | 'danger' | 'warning' {
  if (notice.kind === 'advice') return 'info';
  return isDanger(notice) && !part ? 'danger' : 'warning';
}

/**
 * Renders the notices that bind a record as one strip: the most dangerous that is in force today or on the trip dates,
 * and how many more there are. It opens to all of them.
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
  const now = sorted.filter(({ state }) => state !== 'other');
  const later = sorted.filter(({ state }) => state === 'other');
  const [first, ...rest] = now;
  const seasonText = season && (days.trip ? `${season} (your dates)` : season);
  const one = later.length === 1 ? 'notice' : 'notices';
  const others = later.length > 0 && (
    <details className={styles.later}>
      <summary className={styles.bold}>
        {later.length} {season || first ? 'more' : one}, not in effect today
      </summary>
      <ul>
        {later.map(({ notice }) => (
          <li key={notice.id}>
            <SiteLink to={`/notices#${notice.slug}`}>{notice.title}</SiteLink>: {whenText(notice.when)}.
          </li>
        ))}
      </ul>
    </details>
  );
  const facts = ({ notice, part, state }: (typeof sorted)[number]) => (
    <>
      <p className={styles.bold}>
        {moment[state === 'trip' ? 'trip' : 'today']} {termsText(notice)}
        {part && `, ${part}`}.
      </p>
      <NoticeFacts notice={notice} />
    </>
  );
  if (!first)
    return season ? (
      <Strip tone="warning" heading={seasonText}>
        {others}
      </Strip>
    ) : (
      <div className={noticeStyles.rest}>{others}</div>
    );
  const more = [
    ...(seasonText ? [seasonText] : []),
    ...(rest.length > 0 ? [`${rest.length} more in effect`] : []),
  ];
  return (
    <Strip tone={toneOf(first.notice, first.part)} heading={first.notice.title} more={more.join(', ')}>
      {facts(first)}
      {rest.map((each) => (
        <FoldedNotice key={each.notice.id} tone={toneOf(each.notice, each.part)} heading={each.notice.title}>
          {facts(each)}
        </FoldedNotice>
      ))}
      {others}
    </Strip>
  );
}
