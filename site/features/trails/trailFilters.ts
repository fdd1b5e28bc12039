import { type TrailDuration, trailDurations } from '#schemas/rules/trailDuration.ts';
import { countChoices, readChoice, readChoices, writeChoices } from '../../query/queryChoices.ts';

export const difficulties = ['easy', 'moderate', 'hard'] as const;
export type TrailDifficulty = (typeof difficulties)[number];

export interface TrailFilters {
  search: string;
  difficulties: TrailDifficulty[];
  duration: TrailDuration | 'all';
  /** 'current' keeps trails that the season does not rule out. */
  season: 'all' | 'current';
  view: 'map' | 'grid';
  /** Slug of the selected trail, or empty. */
  trail: string;
}

export const noTrailFilters: Omit<TrailFilters, 'view' | 'trail'> = {
  search: '',
  difficulties: [],
  duration: 'all',
  season: 'all',
};

/** What the badge of the Filters button says. */
export function activeTrailFilterCount({ difficulties, duration, season }: TrailFilters): number {
  return countChoices([difficulties, duration, season]);
}

/** Reads filters from a query of any kind; what makes no sense is left out. */
export function readTrailFilters(params: URLSearchParams): TrailFilters {
  return {
    search: params.get('q') ?? '',
    difficulties: readChoices(params, 'difficulty', difficulties),
    duration: readChoice(params, 'duration', trailDurations),
    season: readChoice(params, 'season', ['current']),
    view: params.get('view') === 'grid' ? 'grid' : 'map',
    trail: params.get('trail') ?? '',
  };
}

/** The query of some filters; defaults are left out. */
export function writeTrailFilters(filters: TrailFilters): URLSearchParams {
  const { search, difficulties, duration, season, view, trail } = filters;
  const params = writeChoices(search, { difficulty: difficulties, duration, season });
  if (view !== 'map') params.set('view', view);
  if (trail) params.set('trail', trail);
  return params;
}
