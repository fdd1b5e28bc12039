import { activityCategories, type ActivityCategory } from '#schemas/rules/activityCategory.ts';
import { type PriceRange, priceRanges } from '#schemas/rules/activityPrice.ts';
import { type ActivityDuration, activityDurations } from '#schemas/rules/activityDuration.ts';
import { countChoices, readChoice, readChoices, writeChoices } from '../../query/queryChoices.ts';

export const difficulties = ['easy', 'moderate', 'difficult'] as const;
export type Difficulty = (typeof difficulties)[number];

export interface ActivityFilters {
  search: string;
  categories: ActivityCategory[];
  price: PriceRange | 'all';
  difficulty: Difficulty | 'all';
  duration: ActivityDuration | 'all';
}

/** What the address of the list says: the filters, and how many activities are unfolded. */
export interface ActivityListState extends ActivityFilters {
  visible: number;
}

/** Activities that show at first, and that each press of "Load More" adds. */
export const pageSize = 10;

export const noActivityFilters: ActivityListState = {
  search: '',
  categories: [],
  price: 'all',
  difficulty: 'all',
  duration: 'all',
  visible: pageSize,
};

/** What the badge of the Filters button says: chosen categories plus 1 for each of price, difficulty and duration. */
export function activeFilterCount({ categories, price, difficulty, duration }: ActivityFilters): number {
  return countChoices([categories, price, difficulty, duration]);
}

/** Whole tens; less than one page, or more digits than anybody reaches ten by ten, is no sense. */
function readVisible(value: string | null): number {
  if (!value || !/^\d{2,4}$/.test(value)) return pageSize;
  return Math.max(Math.floor(Number(value) / pageSize) * pageSize, pageSize);
}

/** Reads the state of the list from a query of any kind; what makes no sense is left out. */
export function readActivityFilters(params: URLSearchParams): ActivityListState {
  return {
    search: params.get('q') ?? '',
    categories: readChoices(params, 'category', activityCategories),
    price: readChoice(params, 'price', priceRanges),
    difficulty: readChoice(params, 'difficulty', difficulties),
    duration: readChoice(params, 'duration', activityDurations),
    visible: readVisible(params.get('visible')),
  };
}

/** The query of a state of the list; defaults are left out. */
export function writeActivityFilters(state: ActivityListState): URLSearchParams {
  const { search, categories, price, difficulty, duration, visible } = state;
  const params = writeChoices(search, { category: categories, price, difficulty, duration });
  if (visible !== pageSize) params.set('visible', String(visible));
  return params;
}
