import type { Trail } from '#schemas/types/published.ts';
import { line } from '../../../notices/NoticeLine.css.ts';
import { useVisitDays } from '../../../notices/useVisitDays.ts';
import { isRuledOutAt } from './isRuledOutAt.ts';
import { useDatesTime } from './useDatesTime.ts';

/** Says that season or avalanche danger rules a trail out on all of the visitor's dates. Renders nothing otherwise. */
export function DatesLine({ trail }: { trail: Trail }) {
  const times = useDatesTime();
  const { trip } = useVisitDays();
  return trip && isRuledOutAt(trail, times) && <p className={line}>Ruled out by season on your dates</p>;
}
