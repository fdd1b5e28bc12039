import { matchesCategory } from '#schemas/rules/activityCategory.ts';
import { matchesPrice } from '#schemas/rules/activityPrice.ts';
import { isActivityDuration } from '#schemas/rules/activityDuration.ts';
import type { Activity } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import type { ActivityFilters } from './activityFilters.ts';

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
