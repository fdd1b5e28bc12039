import type { Attraction } from '#schemas/types/published.ts';
import { byName, type ListOrders } from '../../query/listOrder.ts';

/** The orders in which attractions are listed on demand. */
export const attractionOrders: ListOrders<Attraction, 'name'> = {
  name: { label: 'Name', compare: byName },
};
