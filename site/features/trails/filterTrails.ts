import type { Trail } from '#schemas/types/published.ts';
import { searchIn } from '../../data/searchIn.ts';
import type { MonthNumber } from '../../data/seasons.ts';
import { notRuledOutBySeason } from './seasonalInfo.ts';
import type { TrailDuration, TrailFilters } from './trailFilters.ts';

const digits: Record<TrailDuration, RegExp> = { short: /[12]/, moderate: /[34]/, long: /[5-8]/ };

/** By the digits in the text, as specified: "3 to 4 hours" is moderate, "10 hours" is short. */
export function matchesDuration(text: string, duration: TrailDuration): boolean {
  return digits[duration].test(text);
}

const searchTrails = searchIn<Trail>(({ name, description }) => [name, description]);

/** Trails that pass: the search in name or description, any of the difficulties, duration, and the season of a month. */
export function filterTrails(trails: Trail[], filters: TrailFilters, month: MonthNumber): Trail[] {
  const { search, difficulties, duration, season } = filters;
  return searchTrails(trails, search).filter(
    (trail) =>
      (difficulties.length === 0 || difficulties.includes(trail.difficulty)) &&
      (duration === 'all' || matchesDuration(trail.duration, duration)) &&
      (season === 'all' || notRuledOutBySeason(trail, month)),
  );
}
