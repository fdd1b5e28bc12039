import type { PlanDay } from '../rules/day/layOutPlan.ts';
import type { PlanItem } from '../rules/day/planItems.ts';

/** Closures are said at every stop that they bind. */
const isClosure = (text: string) => text.startsWith('Closed');

/** Returns the days of a plan with each note at the first row that has it, closures aside. */
export function sayOnce(days: readonly PlanDay[]): PlanDay[] {
  const said = new Set<string>();
  const once = (items: readonly PlanItem[]) =>
    items.map((item) => ({
      ...item,
      notes: item.notes.filter((text) => {
        const isNew = isClosure(text) || !said.has(text);
        said.add(text);
        return isNew;
      }),
    }));
  return days.map((day) => ({
    ...day,
    morning: once(day.morning),
    afternoon: once(day.afternoon),
    evening: once(day.evening),
  }));
}
