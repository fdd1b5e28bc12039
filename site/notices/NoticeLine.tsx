import type { NoticeLine as Line } from '#schemas/types/published.ts';
import * as styles from './NoticeLine.css.ts';
import { useVisitDays } from './useVisitDays.ts';

/** Renders the closures and restrictions of a record that are in force today or on the visitor's dates, a line each. */
export function NoticeLine({ restrictions }: { restrictions: readonly Line[] }) {
  return restrictions.length > 0 && <InForceLines restrictions={restrictions} />;
}

function InForceLines({ restrictions }: { restrictions: readonly Line[] }) {
  const { today, trip } = useVisitDays();
  const holds = ({ days }: Line, first: string, last: string) =>
    days.some(({ from, to }) => from <= last && first <= to);
  const lines = restrictions.flatMap((line) => {
    if (holds(line, today, today)) return [line.text];
    return trip && holds(line, trip.from, trip.to) ? [`${line.text} (on your dates)`] : [];
  });
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));
}
