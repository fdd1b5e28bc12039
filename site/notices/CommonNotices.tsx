import { type ReactNode, useMemo } from 'react';
import type { NoticeLine } from '#schemas/types/published.ts';
import { useTripDates } from '../tripDates/tripDates.ts';
import { linesInForce } from './linesInForce.ts';
import * as styles from './NoticeCalendar.css.ts';
import { CommonLines } from './NoticeLine.tsx';

/** A line that at least so many records of a list have, and a quarter of them, is written once. */
const many = 5;

interface CommonNoticesProps {
  records: readonly { restrictions: readonly NoticeLine[] }[];
  /** The cards of the records. */
  children: ReactNode;
}

/** Renders the restrictions of many records of a list once, with their number; the cards leave them out, but no closure. */
export function CommonNotices({ records, children }: CommonNoticesProps) {
  const days = useTripDates();
  const common = useMemo(() => {
    const rules = records.flatMap(({ restrictions }) => restrictions.filter(({ isClosure }) => !isClosure));
    const lines = linesInForce(rules, days);
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
