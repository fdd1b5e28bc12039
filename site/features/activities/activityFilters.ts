export const activityCategories = [
  'skiing',
  'hiking',
  'photography',
  'wellness',
  'wildlife',
  'water',
] as const;
export type ActivityCategory = (typeof activityCategories)[number];

export const priceRanges = ['budget', 'mid', 'luxury'] as const;
export type PriceRange = (typeof priceRanges)[number];

export const difficulties = ['easy', 'moderate', 'difficult'] as const;
export type Difficulty = (typeof difficulties)[number];

export const durations = ['short', 'half-day', 'full-day', 'multi-day'] as const;
export type Duration = (typeof durations)[number];

export interface ActivityFilters {
  search: string;
  categories: ActivityCategory[];
  price: PriceRange | 'all';
  difficulty: Difficulty | 'all';
  duration: Duration | 'all';
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
  return categories.length + [price, difficulty, duration].filter((choice) => choice !== 'all').length;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | 'all' =>
  values.find((candidate) => candidate === value) ?? 'all';

function readVisible(value: string | null): number {
  const pages = Math.floor(Number(value) / pageSize);
  return Number.isFinite(pages) ? Math.max(pages, 1) * pageSize : pageSize;
}

/** Reads the state of the list from a query of any kind; what makes no sense is left out. */
export function readActivityFilters(params: URLSearchParams): ActivityListState {
  const chosen = params.get('category')?.split(',') ?? [];
  return {
    search: params.get('q') ?? '',
    categories: activityCategories.filter((category) => chosen.includes(category)),
    price: oneOf(priceRanges, params.get('price')),
    difficulty: oneOf(difficulties, params.get('difficulty')),
    duration: oneOf(durations, params.get('duration')),
    visible: readVisible(params.get('visible')),
  };
}

/** The query of a state of the list; defaults are left out. */
export function writeActivityFilters(state: ActivityListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('q', state.search);
  if (state.categories.length > 0) params.set('category', state.categories.join(','));
  if (state.price !== 'all') params.set('price', state.price);
  if (state.difficulty !== 'all') params.set('difficulty', state.difficulty);
  if (state.duration !== 'all') params.set('duration', state.duration);
  if (state.visible !== pageSize) params.set('visible', String(state.visible));
  return params;
}
