import type { Accommodation } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders } from '../../query/listOrder.ts';

/** The orders in which places to stay are listed on demand. */
export const accommodationOrders: ListOrders<Accommodation, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: { label: 'Lowest price first', compare: byFigure(({ price }) => price) },
};
