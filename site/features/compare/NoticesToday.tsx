import type { NoticeLine as Line } from '#schemas/types/published.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { useVisitDays } from '../../notices/useVisitDays.ts';

/** Renders the closures and restrictions in force today or on the visitor's dates, or that none is known. */
export function NoticesToday({ restrictions }: { restrictions: Line[] }) {
  const { today, trip } = useVisitDays();
  const { from, to } = trip ?? { from: today, to: today };
  const isInForce = restrictions.some(({ days }) =>
    days.some(
      (range) => (range.from <= today && today <= range.to) || (range.from <= to && from <= range.to),
    ),
  );
  return isInForce ? <NoticeLine restrictions={restrictions} /> : 'None known';
}
