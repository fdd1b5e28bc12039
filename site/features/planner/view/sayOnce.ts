import type { PlanDay } from '../rules/day/layOutPlan.ts';
import type { PlanItem } from '../rules/day/planItems.ts';

/** Returns the days of a plan with each note on meals, beds and transport at the first row that has it; stops keep theirs. */
export function sayOnce(days: readonly PlanDay[]): PlanDay[] {
  const said = new Set<string>();
  const once = (items: readonly PlanItem[]) =>
    items.map((item) => {
      if (item.stop) return item;
      const notes = item.notes.filter((text) => !said.has(text));
      for (const text of notes) said.add(text);
      return { ...item, notes };
    });
  return days.map((day) => ({
    ...day,
    morning: once(day.morning),
    afternoon: once(day.afternoon),
    evening: once(day.evening),
  }));
}
