import { isActivityDuration } from '#schemas/rules/activityDuration.ts';
import type { Activity } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import type { ActivityCategory, ActivityFilters, PriceRange } from './activityFilters.ts';

/** Words of a category or a name that stand for a category of the filter. */
const keywords: Record<ActivityCategory, RegExp> = {
  skiing: /\bski(s|ing|ers?)?\b|snowboard/,
  hiking: /\bhik(e|es|ing)\b|\btrek|snowshoe/,
  photography: /photo/,
  wellness: /wellness|\bspas?\b|hot springs?\b|massage|yoga/,
  wildlife: /wildlife|\bbird|safari/,
  water: /\bwater\b|whitewater|canoe|kayak|\braft|\bboat|cruise|paddl/,
};

/** True when the category or the name of an activity speaks of a category of the filter. */
export function matchesCategory(
  { category, name }: Pick<Activity, 'category' | 'name'>,
  wanted: ActivityCategory,
): boolean {
  return [category, name].some((text) => keywords[wanted].test(text.toLowerCase()));
}

/** Budget is under 100, mid from 100 to 300, luxury over 300. Without a price an activity is in no band. */
export function matchesPrice(price: string | null, range: PriceRange | 'all'): boolean {
  if (range === 'all') return true;
  if (price === null) return false;
  const amount = Number(price);
  if (range === 'budget') return amount < 100;
  return range === 'mid' ? amount >= 100 && amount <= 300 : amount > 300;
}

const searchActivities = searchIn<Activity>(({ name, description }) => [name, description]);

/** Activities that pass: the search in name or description, any of the categories, and each of the other filters. */
export function filterActivities(activities: Activity[], filters: ActivityFilters): Activity[] {
  const { search, categories, price, difficulty, duration } = filters;
  return searchActivities(activities, search).filter(
    (activity) =>
      (categories.length === 0 || categories.some((category) => matchesCategory(activity, category))) &&
      matchesPrice(activity.price, price) &&
      (difficulty === 'all' || activity.difficulty === difficulty) &&
      (duration === 'all' || isActivityDuration(activity.duration, duration)),
  );
}
