import type { PlanDay } from '../rules/day/layOutPlan.ts';
import { timeOf } from '../rules/clock.ts';
import { clockText, dayText, driveText } from '../view/tripText.ts';

/** Returns what stands below the heading of a printed day: its date, its light and its drives. */
export function dayFigures({ date, light, drive }: PlanDay): string[] {
  const { sunrise, sunset } = light;
  return [
    `${dayText(date)} ${date.slice(0, 4)}`,
    ...(sunrise === null || sunset === null
      ? []
      : [`sunrise ${clockText(timeOf(sunrise))}`, `sunset ${clockText(timeOf(sunset))}`]),
    ...(drive.km > 0 ? [`${driveText(drive)} on the road, estimated`] : []),
  ];
}
