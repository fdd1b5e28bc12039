import type { Attraction } from '#schemas/types/published.ts';
import { byName, type ListOrders } from '../../query/listOrder.ts';

/** Orders that a visitor can choose for the list of attractions. */
export const attractionOrders: ListOrders<Attraction, 'name'> = {
  name: { label: 'Name', compare: byName },
};
