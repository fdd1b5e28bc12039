import type { NoticeLine as Line } from '#schemas/types/published.ts';
import { linesInForce } from '../../notices/linesInForce.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { useVisitDays } from '../../notices/useVisitDays.ts';

/** Renders the closures and restrictions in force today or on the visitor's dates, or that none is known. */
export function NoticesToday({ restrictions }: { restrictions: Line[] }) {
  const lines = linesInForce(restrictions, useVisitDays());
  return lines.length > 0 ? <NoticeLine restrictions={restrictions} /> : 'None known';
}
