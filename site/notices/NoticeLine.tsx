import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { NoticeLine as Line, OpenSeason } from '#schemas/types/published.ts';
import { seasonLine } from '../tripDates/openSeason.ts';
import { linesInForce } from './linesInForce.ts';
import * as styles from './NoticeCalendar.css.ts';
import { useTripDates } from '../tripDates/tripDates.ts';

/** A line that at least so many records of a list have, and a quarter of them, is written once. */
const many = 5;

/** Lines that a list has written once. */
const CommonLines = createContext<ReadonlySet<string>>(new Set());

interface CommonNoticesProps {
  records: readonly { restrictions: readonly Line[] }[];
  /** The cards of the records. */
  children: ReactNode;
}

/** Renders the closures and restrictions of many records of a list once, with their number; the cards leave them out. */
export function CommonNotices({ records, children }: CommonNoticesProps) {
  const days = useTripDates();
  const common = useMemo(() => {
    const lines = records.flatMap(({ restrictions }) => linesInForce(restrictions, days));
    const counts = Map.groupBy(lines, (line) => line);
    return new Map([...counts].filter(([, { length }]) => length >= Math.max(many, records.length / 4)));
  }, [records, days]);
  const hidden = useMemo(() => new Set(common.keys()), [common]);
  return (
    <CommonLines value={hidden}>
      {[...common].map(([line, { length }]) => (
        <p key={line} className={styles.common}>
          <strong>{line}</strong> ({length} of these)
        </p>
      ))}
      {children}
    </CommonLines>
  );
}

interface NoticeLineProps {
  restrictions: readonly Line[];
  /** Days of the year on which the place can be visited; null for all year. */
  open?: OpenSeason | null;
}

/**
 * Renders the season of a record that is closed on the trip dates, or today without dates, and its closures and
 * restrictions that are in force today or on these dates, a line each.
 */
export function NoticeLine({ restrictions, open }: NoticeLineProps) {
  return (restrictions.length > 0 || open) && <InForceLines restrictions={restrictions} open={open} />;
}

function InForceLines({ restrictions, open }: NoticeLineProps) {
  const days = useTripDates();
  const common = useContext(CommonLines);
  const season = seasonLine(open, days);
  const lines = linesInForce(restrictions, days).filter((line) => !common.has(line));
  return [...(season ? [season] : []), ...lines].map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));
}
