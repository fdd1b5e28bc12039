import { classNames } from '../../../ui/classNames.ts';
import { capitalize } from '../../../ui/text/capitalize.ts';
import type { TripContext } from '../rules/tripContext.ts';
import * as styles from './Itinerary.css.ts';
import type { PlanItem } from '../rules/day/planItems.ts';
import { PlanItemRow } from './PlanItemRow.tsx';
import type { DayPart, TripChoices } from '../rules/trip.ts';
import { slotName, type StopDrag } from './stops/useStopDrag.ts';
import type { StopEdits } from './stops/useStopEdits.ts';

interface DayPartRowsProps {
  part: DayPart;
  items: readonly PlanItem[];
  /** 0 for the first day. */
  day: number;
  context: TripContext;
  choices: TripChoices;
  edits: StopEdits;
  drag: StopDrag;
  /** Bed of the night before, or null. */
  bedBefore: string | null;
  /** True once the day has begun: stops can be ticked off. */
  canTick: boolean;
}

const nameOf = ({ stop, type, item }: PlanItem) => (stop ? stop.place : `${type}-${item}`);

/** Returns a React key of a row: its place, and its count if the place occurs more than once. */
function keyAt(items: readonly PlanItem[], index: number): string {
  const names = items.slice(0, index + 1).map(nameOf);
  const name = names.at(-1);
  return `${name}-${names.filter((other) => other === name).length}`;
}

/** Renders the rows of a part of a day. Stops can be dropped into morning and afternoon. */
export function DayPartRows({
  part,
  items,
  day,
  context,
  choices,
  edits,
  drag,
  bedBefore,
  canTick,
}: DayPartRowsProps) {
  const slot =
    part === 'evening' ? undefined : slotName({ day, part, index: choices.days[day]?.length ?? 0 });
  const isTarget = slot !== undefined && drag.over === slot;
  return (
    <section data-slot={slot} className={classNames(styles.parts[isTarget ? 'target' : 'plain'])}>
      <h3 className={styles.partHeading}>{capitalize(part)}</h3>
      <ul>
        {items.map((item, index) => (
          <PlanItemRow
            key={keyAt(items, index)}
            item={item}
            day={day}
            context={context}
            choices={choices}
            edits={edits}
            drag={drag}
            bedBefore={bedBefore}
            canTick={canTick}
          />
        ))}
      </ul>
    </section>
  );
}
