import type { NoticeWhen } from '#schemas/types/published.ts';
import { MonthCells } from '../ui/MonthCells/MonthCells.tsx';
import { monthsInForce } from './noticeDays.ts';

const meanings = { held: 'in force', free: 'not in force' };

/** Renders twelve months, those in which a notice is in force solid. */
export function YearStrip({ when, year }: { when: NoticeWhen; year: number }) {
  return <MonthCells held={monthsInForce(when, year)} label={`Months of ${year}`} meanings={meanings} />;
}
