import type { Activity } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders, type ExtraKeys } from '../../query/useListState.ts';

/** Orders that a visitor can choose for the list of activities. */
export const activityOrders: ListOrders<Activity, 'name' | 'price'> = {
  name: { label: 'Name', compare: byName },
  price: {
    label: 'Lowest price first',
    compare: byFigure(({ price }) => (price === null ? null : Number(price))),
  },
};

/** Activities that show at first, and that each click on "Load More" adds. */
export const pageSize = 10;

/** Reads the number of visible activities: multiples of ten with at most four digits. */
function readVisible(value: string | null): number {
  if (!value || !/^\d{2,4}$/.test(value)) return pageSize;
  return Math.max(Math.floor(Number(value) / pageSize) * pageSize, pageSize);
}

/** Reads and writes the number of visible activities in the query. */
export const unfoldedKeys: ExtraKeys<{ visible: number }> = {
  read: (params) => ({ visible: readVisible(params.get('visible')) }),
  write: ({ visible }): Record<string, string> => (visible === pageSize ? {} : { visible: String(visible) }),
};
