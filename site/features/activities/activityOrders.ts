import type { Activity } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders } from '../../query/listOrder.ts';

/** The orders in which activities are listed on demand. */
export const activityOrders: ListOrders<Activity, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: {
    label: 'Lowest price first',
    compare: byFigure(({ price }) => (price === null ? null : Number(price))),
  },
};
