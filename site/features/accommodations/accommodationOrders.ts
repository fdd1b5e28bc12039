import type { Accommodation } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders } from '../../query/listOrder.ts';

/** Orders that a visitor can choose for the list of places to stay. */
export const accommodationOrders: ListOrders<Accommodation, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: { label: 'Lowest price first', compare: byFigure(({ price }) => price) },
};
