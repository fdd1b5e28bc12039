import type { ActivityDuration } from '#schemas/rules/activityDuration.ts';
import type { ActivityCategory, Difficulty, PriceRange } from './activityFilters.ts';

export const categoryLabels: Record<ActivityCategory, string> = {
  skiing: 'Skiing',
  hiking: 'Hiking',
  photography: 'Photography',
  wellness: 'Wellness',
  wildlife: 'Wildlife',
  water: 'Water',
};

export const priceLabels: Record<PriceRange, string> = {
  budget: 'Under $100',
  mid: '$100 to $300',
  luxury: 'Over $300',
};

export const difficultyLabels: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  difficult: 'Difficult',
};

export const durationLabels: Record<ActivityDuration, string> = {
  short: 'Some hours',
  'half-day': 'Half a day',
  'full-day': 'A full day',
  'multi-day': 'Several days',
};
