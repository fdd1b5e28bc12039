import type { PlannerPlace } from '#schemas/types/published.ts';
import { checkbox } from '../../../ui/Field/Field.css.ts';
import { doneKey } from '../rules/tripProgress.ts';
import { useTripStore } from '../share/tripStore.ts';
import * as styles from './Itinerary.css.ts';

/** Renders a checkbox that ticks a stop off. */
export function DoneBox({ date, place }: { date: string; place: PlannerPlace }) {
  const { done, toggleDone } = useTripStore();
  const key = doneKey(date, place);
  return (
    <label className={styles.done}>
      <input
        type="checkbox"
        className={checkbox}
        aria-label={`Done: ${place.name}`}
        checked={done.includes(key)}
        onChange={() => toggleDone(key)}
      />
      Done
    </label>
  );
}
