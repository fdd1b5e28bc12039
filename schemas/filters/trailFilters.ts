import { isTrailDuration } from '../rules/trails/trailDuration.ts';
import type { Trail } from '../types/published.ts';
import { filtersOf, labelled } from './defineFilters.ts';
import { suitedFor } from './suitedFor.ts';
import { withoutCar } from './withoutCar.ts';

/** The month of the visit decides which trails the season rules out. */
interface TrailFilterContext {
  /** True if neither the season nor a danger rules the trail out. */
  isAccessible: (trail: Trail) => boolean;
}

const { define, many, one } = filtersOf<Trail, TrailFilterContext>();

/** Difficulties of trails, the easiest first. */
export const difficulties = ['easy', 'moderate', 'hard'] as const satisfies Trail['difficulty'][];

/** Returns the first step that a figure does not exceed, or "more". */
function stepOf(figure: number, steps: readonly number[]): string {
  return String(steps.find((step) => figure <= step) ?? 'more');
}

/** Search and filters of trails. */
export const trailFilters = define(({ name, description }) => [name, description], {
  difficulty: many({
    label: 'Difficulty',
    options: () => labelled({ easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }),
    matches: ({ difficulty }, level) => difficulty === level,
  }),
  duration: one({
    label: 'Duration',
    all: 'Any duration',
    options: () =>
      labelled({
        short: 'Short (1 to 2 hours)',
        moderate: 'Moderate (3 to 4 hours)',
        long: 'Long (5 to 8 hours)',
      }),
    matches: ({ duration }, length) => isTrailDuration(duration, length),
  }),
  length: one({
    label: 'Length',
    hint: 'There and back.',
    all: 'Any length',
    options: () =>
      labelled({ '4': 'Up to 4 km', '10': '4 to 10 km', '16': '10 to 16 km', more: 'Over 16 km' }),
    matches: ({ distanceKm }, length) => stepOf(distanceKm, [4, 10, 16]) === length,
  }),
  climb: one({
    label: 'Climb',
    all: 'Any climb',
    options: () =>
      labelled({ '100': 'Up to 100 m', '400': '100 to 400 m', '700': '400 to 700 m', more: 'Over 700 m' }),
    matches: ({ elevationGainM }, climb) => stepOf(elevationGainM, [100, 400, 700]) === climb,
  }),
  car: one(withoutCar),
  for: many(suitedFor),
  season: one({
    label: 'Season access',
    hint: "Based on the calendar, not on today's trail conditions.",
    all: 'All year',
    options: () => labelled({ current: 'In season now' }),
    matches: (trail, _value, { isAccessible }) => isAccessible(trail),
    offers: 'all',
    dependsOnVisit: true,
  }),
  winter: one({
    label: 'Winter walks',
    hint: 'Recommended on an official page; each trail gives the year.',
    all: 'All trails',
    options: () => labelled({ recommended: 'Winter walks: recommended' }),
    matches: ({ winterState }, state) => winterState === state,
  }),
});

export type TrailFilterState = typeof trailFilters.none;
