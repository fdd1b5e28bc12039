import { createContext, useContext } from 'react';
import type { NoticeLine as Line, OpenSeason } from '#schemas/types/published.ts';
import { seasonLine } from '../tripDates/openSeason.ts';
import { linesInForce } from './linesInForce.ts';
import * as styles from './NoticeCalendar.css.ts';
import { useTripDates } from '../tripDates/tripDates.ts';

/** Lines that a list has written once. */
export const CommonLines = createContext<ReadonlySet<string>>(new Set());

interface NoticeLineProps {
  restrictions: readonly Line[];
  /** Days of the year on which the place can be visited; null for all year. */
  open?: OpenSeason | null | undefined;
  /** Number of lines that are shown at most. */
  most?: number | undefined;
}

/**
 * Renders the season of a record that is closed on the trip dates, or today without dates, and its closures and
 * restrictions that are in force today or on these dates, a line each.
 */
export function NoticeLine({ restrictions, open, most }: NoticeLineProps) {
  return (
    (restrictions.length > 0 || open) && <InForceLines restrictions={restrictions} open={open} most={most} />
  );
}

function InForceLines({ restrictions, open, most }: NoticeLineProps) {
  const days = useTripDates();
  const common = useContext(CommonLines);
  const season = seasonLine(open, days);
  const lines = linesInForce(restrictions, days).filter((line) => !common.has(line));
  return [...(season ? [season] : []), ...lines].slice(0, most).map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));
}
