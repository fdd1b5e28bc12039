import type { PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import type { PlanDay } from '../day/layOutPlan.ts';
import type { Cents } from '../money/costs.ts';
import type { Group } from '../money/groupPrice.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Consecutive nights in one bed. */
export interface BedNights {
  name: string;
  /** Date of the first night. */
  from: string;
  nights: number;
  /** Cost of these nights in the plan. */
  counted: Cents;
  /** Listed price of one room for a night. */
  price: Cents;
  /** Number of rooms that the group needs. */
  rooms: number;
  /** Listed price of these nights in all rooms. */
  listed: Cents;
}

/** Returns the beds of a plan with their nights, in order. */
export function bedNights(days: readonly PlanDay[], group: Group, costs: PlannerRules['costs']): BedNights[] {
  const rooms = roomsFor(group, costs);
  const beds: BedNights[] = [];
  let isSameStay = false;
  for (const { date, evening } of days) {
    const row = evening.find(({ type }) => type === 'accommodation');
    const last = beds.at(-1);
    if (!row) {
      isSameStay = false;
      continue;
    }
    const price = row.listed ?? row.cost;
    if (isSameStay && last?.name === row.item) {
      last.nights += 1;
      last.counted += row.cost;
      last.listed += price * rooms;
    } else {
      beds.push({
        name: row.item,
        from: date,
        nights: 1,
        counted: row.cost,
        price,
        rooms,
        listed: price * rooms,
      });
    }
    isSameStay = true;
  }
  return beds;
}

/** Returns the number of rooms for a group: enough for its adults and for all of its people. */
export function roomsFor(
  { groupSize, childAges }: Group,
  { roomSleeps, roomSleepsWithChildren }: PlannerRules['costs'],
): number {
  const adults = groupSize - childAges.length;
  return Math.max(Math.ceil(adults / roomSleeps), Math.ceil(groupSize / roomSleepsWithChildren));
}

/** Returns the amount by which the beds are listed above what the plan counts. */
export function listedGap(beds: readonly BedNights[]): Cents {
  return beds.reduce((sum, { listed, counted }) => sum + listed - counted, 0);
}

/** Returns the published bed of the night after a day, 0 for the first; on the last day, that of the night before. */
export function stayOfNight(
  { stayOf }: TripContext,
  stays: TripChoices['stays'],
  day: number,
): PlannerStay | null {
  const slug = stays[Math.min(day, stays.length - 1)]?.slug;
  return (slug !== undefined && stayOf(slug)) || null;
}
