import { type NoticePart, noticePart } from '#schemas/rules/notices/noticePart.ts';
import type { Notice } from '#schemas/types/published.ts';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { inForce } from './noticeDays.ts';
import * as styles from './NoticeCalendar.css.ts';
import { dangerousFirst, isDanger } from './noticeDanger.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { kindText, termsText, whenText } from './noticeTexts.ts';
import { useShowNamedNotice } from './useShowNamedNotice.ts';
import { useVisitDays } from './useVisitDays.ts';
import { YearStrip } from './YearStrip.tsx';

type Part = NoticePart | 'trip' | 'other';

const sections: { part: Part; heading: string; intro?: string }[] = [
  {
    part: 'places',
    heading: 'Closed or restricted today',
    intro: 'These dates are from our calendar. A sign at the trail overrules them.',
  },
  { part: 'warnings', heading: 'Warnings today' },
  { part: 'park', heading: 'Rules of the whole park' },
  { part: 'advice', heading: 'Good to know' },
  {
    part: 'trip',
    heading: 'On your dates',
    intro: 'In force on at least one day of the dates that you chose.',
  },
  { part: 'other', heading: 'At other times of the year', intro: 'Not in force today.' },
];

/**
 * Renders all notices, each folded to its title and its days: those of today by parts, of which the first has what the
 * home page counts, then those of the visitor's dates, and the most dangerous before the others.
 */
export function NoticeCalendar({ notices }: { notices: Notice[] }) {
  const days = useVisitDays();
  useShowNamedNotice();
  const year = Number(days.today.slice(0, 4));
  const ordered = dangerousFirst(notices);
  const partOf = (notice: Notice): Part => {
    const state = inForce(notice.when, days);
    return state === 'today' ? noticePart(notice) : state;
  };
  if (notices.length === 0)
    return (
      <Section heading="Notices">
        <EmptyState heading="No notices" message="This guide knows of no closure and no restriction." />
      </Section>
    );
  return (
    <>
      {sections.map(({ part, heading, intro }) => {
        const shown = ordered.filter((notice) => partOf(notice) === part);
        return (
          shown.length > 0 && (
            <Section key={part} heading={`${heading} (${shown.length})`} intro={intro}>
              <Grid of="rows">
                {shown.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} year={year} part={part} />
                ))}
              </Grid>
            </Section>
          )
        );
      })}
    </>
  );
}

function NoticeItem({ notice, year, part }: { notice: Notice; year: number; part: Part }) {
  const { slug, title, wholePark, when } = notice;
  return (
    <article id={slug} tabIndex={-1} className={styles.item}>
      <details>
        <summary className={styles.head}>
          <span className={isDanger(notice) ? styles.danger : styles.kicker}>
            {kindText(notice)}
            {wholePark && part !== 'park' && ', in the whole park'}
          </span>
          <h3 className={styles.heading}>{title}</h3>
          <span className={styles.terms}>
            {/* The line above the title says to whom something is closed. */}
            {notice.kind === 'closure' || notice.who.length === 0 ? whenText(when) : termsText(notice)}.
          </span>
        </summary>
        <div className={styles.body}>
          <YearStrip when={when} year={year} />
          <NoticeFacts notice={notice} />
        </div>
      </details>
    </article>
  );
}
