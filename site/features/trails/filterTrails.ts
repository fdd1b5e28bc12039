import { isTrailDuration } from '#schemas/rules/trailDuration.ts';
import type { Trail } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import type { VisitTime } from './useVisitTime.ts';
import { notRuledOutBySeason } from './seasonalInfo.ts';
import type { TrailFilters } from './trailFilters.ts';

const searchTrails = searchIn<Trail>(({ name, description }) => [name, description]);

/** Trails that pass: the search in name or description, any of the difficulties, duration, and what the month of a visit rules out. */
export function filterTrails(trails: Trail[], filters: TrailFilters, time: VisitTime): Trail[] {
  const { search, difficulties, duration, season } = filters;
  return searchTrails(trails, search).filter(
    (trail) =>
      (difficulties.length === 0 || difficulties.includes(trail.difficulty)) &&
      (duration === 'all' || isTrailDuration(trail.duration, duration)) &&
      (season === 'all' || notRuledOutBySeason(trail, time)),
  );
}
