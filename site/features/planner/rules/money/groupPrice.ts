import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { type Cents, cents } from './costs.ts';
import type { TripForm } from '../trip.ts';

type SharedPrice = PlannerRules['costs']['sharedPrices'][number];
export type Group = Pick<TripForm, 'groupSize' | 'childAges'>;

/** Price of an activity for a group: a count of people or of shared things, for a number of hours. */
export interface GroupPrice {
  cost: Cents;
  /** Number of people, or of boats, cars and the like that the group needs. */
  count: number;
  hours: number;
  /** Shared thing that is paid, or null if each person pays. */
  shared: SharedPrice | null;
}

/**
 * Returns the price of an activity for a group: per person, or per shared thing for as many as the group needs. A price
 * per hour is paid for each hour that begins. Children count at the adult price, because records know no other.
 */
export function groupPrice(
  { price, pricePer, minutes }: Pick<PlannerPlace, 'price' | 'pricePer' | 'minutes'>,
  group: Group,
  { sharedPrices }: PlannerRules['costs'],
): GroupPrice {
  const shared = sharedPrices.find(({ per }) => per === pricePer) ?? null;
  const count = shared ? sharesOf(shared, group) : group.groupSize;
  const hours = shared?.perHour ? Math.max(1, Math.ceil(minutes / 60)) : 1;
  return { cost: cents(price ?? 0) * count * hours, count, hours, shared };
}

/** Returns the cost of an activity for a group in cents. */
export function groupCost(place: PlannerPlace, group: Group, costs: PlannerRules['costs']): Cents {
  return groupPrice(place, group, costs).cost;
}

/** Returns the number of boats, cars and the like for a group: families first, the others in full ones. */
function sharesOf({ people, family }: SharedPrice, { groupSize, childAges }: Group): number {
  const children = childAges.length;
  const adults = groupSize - children;
  const isRoomier = family !== undefined && family.adults + family.children > people;
  const families = isRoomier
    ? Math.min(Math.floor(adults / family.adults), Math.floor(children / family.children))
    : 0;
  const rest = groupSize - families * ((family?.adults ?? 0) + (family?.children ?? 0));
  return families + Math.ceil(rest / people);
}
