import type { Trail } from '#schemas/types/published.ts';
import { byFigure, byName, type ListOrders } from '../../../query/listOrder.ts';
import { difficulties } from '#schemas/filters/trailFilters.ts';

/** Orders that a visitor can choose for the list of trails. */
export const trailOrders: ListOrders<Trail, 'name' | 'distance' | 'difficulty'> = {
  name: { label: 'Name', compare: byName },
  distance: { label: 'Shortest first', compare: byFigure(({ distanceKm }) => distanceKm) },
  difficulty: {
    label: 'Easiest first',
    compare: byFigure(({ difficulty }) => difficulties.indexOf(difficulty)),
  },
};
