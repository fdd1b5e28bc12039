import type { ActivityCategory } from '#schemas/rules/activityCategory.ts';
import type { ActivityDuration } from '#schemas/rules/activityDuration.ts';
import type { Difficulty } from './activityFilters.ts';

export const categoryLabels: Record<ActivityCategory, string> = {
  skiing: 'Skiing',
  hiking: 'Hiking',
  photography: 'Photography',
  wellness: 'Wellness',
  wildlife: 'Wildlife',
  water: 'Water',
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
