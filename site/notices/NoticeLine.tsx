import type { NoticeLine as Line } from '#schemas/types/published.ts';
import { linesInForce } from './linesInForce.ts';
import * as styles from './NoticeLine.css.ts';
import { useVisitDays } from './useVisitDays.ts';

/** Renders the closures and restrictions of a record that are in force today or on the visitor's dates, a line each. */
export function NoticeLine({ restrictions }: { restrictions: readonly Line[] }) {
  return restrictions.length > 0 && <InForceLines restrictions={restrictions} />;
}

function InForceLines({ restrictions }: { restrictions: readonly Line[] }) {
  const lines = linesInForce(restrictions, useVisitDays());
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));
}
