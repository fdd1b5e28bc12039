import type { Activity } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders } from '../../query/listOrder.ts';

/** Orders that a visitor can choose for the list of activities. */
export const activityOrders: ListOrders<Activity, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: {
    label: 'Lowest price first',
    compare: byFigure(({ price }) => (price === null ? null : Number(price))),
  },
};
