import type { Activity } from '#schemas/types/published.ts';

/** The categories by which visitors filter activities, in their order. */
export const activityCategories = [
  'skiing',
  'hiking',
  'photography',
  'wellness',
  'wildlife',
  'water',
  'dining',
] as const;

export type ActivityCategory = (typeof activityCategories)[number];

/** Words in a category or a name that mean a category of the filter. */
const keywords: Record<ActivityCategory, RegExp> = {
  skiing: /\bski(s|ing|ers?)?\b|snowboard/,
  hiking: /\bhik(e|es|ing)\b|\btrek|snowshoe/,
  photography: /photo/,
  wellness: /wellness|\bspas?\b|hot springs?\b|massage|yoga/,
  wildlife: /wildlife|\bbird|safari/,
  water: /\bwater\b|whitewater|canoe|kayak|\braft|\bboat|cruise|paddl/,
  dining: /\bdining\b/,
};

/** Returns true if the category or the name of an activity speaks of a category of the filter. */
export function matchesCategory(
  { category, name }: Pick<Activity, 'category' | 'name'>,
  wanted: ActivityCategory,
): boolean {
  return [category, name].some((text) => keywords[wanted].test(text.toLowerCase()));
}
