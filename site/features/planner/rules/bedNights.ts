import type { Cents } from './money/costs.ts';
import type { PlanDay } from './planDays.ts';

/** Consecutive nights in one bed. */
export interface BedNights {
  name: string;
  /** Date of the first night. */
  from: string;
  nights: number;
  /** Number of rooms that the group needs. */
  rooms: number;
  /** Listed price of one room for a night. */
  price: Cents;
  /** Listed price of these nights in all rooms. */
  listed: Cents;
}

/** Returns the beds of a plan with their nights, in order. */
export function bedNights(days: readonly PlanDay[], rooms: number): BedNights[] {
  const beds: BedNights[] = [];
  for (const [index, { date, evening }] of days.entries()) {
    const row = evening.find(({ type }) => type === 'accommodation');
    if (!row) continue;
    const last = beds.at(-1);
    if (last?.name === row.item && days[index - 1]?.accommodationSuggestion === row.item) {
      last.nights += 1;
      last.listed += row.cost;
    } else
      beds.push({ name: row.item, from: date, nights: 1, rooms, price: row.cost / rooms, listed: row.cost });
  }
  return beds;
}
