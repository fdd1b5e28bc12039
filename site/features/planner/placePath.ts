import type { PlannerPlace } from '#schemas/types/published.ts';

const folders = { attraction: '/attractions', activity: '/activities', trail: '/hiking-trails' } as const;

/** The page of a place. */
export function placePath({ kind, slug }: Pick<PlannerPlace, 'kind' | 'slug'>): string {
  return `${folders[kind]}/${slug}`;
}
