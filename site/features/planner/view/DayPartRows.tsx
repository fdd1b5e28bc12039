import { capitalize } from '../../../ui/text/text.ts';
import * as styles from './Itinerary.css.ts';
import type { PlanItem } from '../rules/day/planItems.ts';
import { PlanItemRow, type PlanItemRowProps } from './PlanItemRow.tsx';
import type { DayPart } from '../rules/trip.ts';

interface DayPartRowsProps extends Omit<PlanItemRowProps, 'item'> {
  part: DayPart;
  items: readonly PlanItem[];
}

const nameOf = ({ stop, type, item }: PlanItem) => (stop ? stop.place : `${type}-${item}`);

/** Returns a React key of a row: its place, and its count if the place occurs more than once. */
function keyAt(items: readonly PlanItem[], index: number): string {
  const names = items.slice(0, index + 1).map(nameOf);
  const name = names.at(-1);
  return `${name}-${names.filter((other) => other === name).length}`;
}

/** Renders the rows of a part of a day. */
export function DayPartRows({ part, items, ...row }: DayPartRowsProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partHeading}>{capitalize(part)}</h3>
      <ul>
        {items.map((item, index) => (
          <PlanItemRow key={keyAt(items, index)} item={item} {...row} />
        ))}
      </ul>
    </section>
  );
}
