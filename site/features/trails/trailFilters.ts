export const difficulties = ['easy', 'moderate', 'hard'] as const;
export type TrailDifficulty = (typeof difficulties)[number];

export const durations = ['short', 'moderate', 'long'] as const;
export type TrailDuration = (typeof durations)[number];

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
  return difficulties.length + Number(duration !== 'all') + Number(season !== 'all');
}

/** Reads filters from a query of any kind; what makes no sense is left out. */
export function readTrailFilters(params: URLSearchParams): TrailFilters {
  const chosen = params.get('difficulty')?.split(',') ?? [];
  const duration = params.get('duration');
  return {
    search: params.get('q') ?? '',
    difficulties: difficulties.filter((difficulty) => chosen.includes(difficulty)),
    duration: durations.find((known) => known === duration) ?? 'all',
    season: params.get('season') === 'current' ? 'current' : 'all',
    view: params.get('view') === 'grid' ? 'grid' : 'map',
    trail: params.get('trail') ?? '',
  };
}

/** The query of some filters; defaults are left out. */
export function writeTrailFilters(filters: TrailFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('q', filters.search);
  if (filters.difficulties.length > 0) params.set('difficulty', filters.difficulties.join(','));
  if (filters.duration !== 'all') params.set('duration', filters.duration);
  if (filters.season !== 'all') params.set('season', filters.season);
  if (filters.view !== 'map') params.set('view', filters.view);
  if (filters.trail) params.set('trail', filters.trail);
  return params;
}
