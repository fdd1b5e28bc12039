import { useContext, useEffect } from 'react';
import { TripDatesContext, useTripDates } from '../tripDates/tripDates.ts';
import { useLocation } from 'react-router';
import { shortDayText } from '#schemas/rules/dateText.ts';
import { noticePart, type NoticePart } from '#schemas/rules/notices/noticePart.ts';
import type { Notice, NoticeWhen } from '#schemas/types/published.ts';
import * as styles from './NoticeCalendar.css.ts';
import { dangerousFirst, isDanger, inForce, monthsInForce } from './noticeDays.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { kindText, termsText, whenText } from './noticeTexts.ts';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { MonthCells } from '../ui/MonthCells/MonthCells.tsx';
import { Section } from '../ui/Section/Section.tsx';

// In this module, because every lazy module is a request of its own.
export { NoticesMap } from './NoticesMap.tsx';

type Part = NoticePart | 'trip' | 'other';

/** Sections of a day in words, such as "today". */
const sectionsOf = (day: string): { part: Part; heading: string; intro?: string }[] => [
  {
    part: 'places',
    heading: `Closed or restricted ${day}`,
    intro: 'These dates come from our calendar. Posted signs take precedence.',
  },
  { part: 'warnings', heading: `Warnings ${day}` },
  { part: 'park', heading: 'Park-wide rules' },
  { part: 'advice', heading: 'Good to know' },
  {
    part: 'trip',
    heading: 'On your dates',
    intro: 'In effect on at least one of your dates.',
  },
  { part: 'other', heading: 'Other times of year', intro: `Not in effect ${day}.` },
];

/**
 * Renders all notices, each folded to its title and its days: those of today by parts, of which the first has what the
 * home page counts, then those of the trip dates, and the most dangerous before the others.
 */
export function NoticeCalendar({ notices }: { notices: Notice[] }) {
  const days = useTripDates();
  useShowNamedNotice();
  // A prerendered page is read on another day than it knows.
  const isToday = useContext(TripDatesContext) !== null;
  const year = Number(days.today.slice(0, 4));
  const ordered = dangerousFirst(notices);
  const partOf = (notice: Notice): Part => {
    const state = inForce(notice.when, days);
    return state === 'today' ? noticePart(notice) : state;
  };
  if (notices.length === 0)
    return (
      <Section heading="Notices">
        <EmptyState heading="No notices" message="We don't know of any closures or restrictions." />
      </Section>
    );
  return (
    <>
      {/* A short date, so that the headings do not wrap in another place once today is known. */}
      {sectionsOf(isToday ? 'today' : `on ${shortDayText(days.today)}`).map(({ part, heading, intro }) => {
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

const meanings = { solid: 'in effect', quiet: 'not in effect' };

/** Renders twelve months, those in which a notice is in force solid. */
export function YearStrip({ when, year }: { when: NoticeWhen; year: number }) {
  return <MonthCells solid={monthsInForce(when, year)} label={`Months of ${year}`} meanings={meanings} />;
}

/** Unfolds the notice that the address names. */
export function useShowNamedNotice(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const fold = named?.querySelector('details');
    if (fold) fold.open = true;
  }, [hash]);
}
