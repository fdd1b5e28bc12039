import type { Site } from '#schemas/types/published.ts';

/** What every page is given: the guide as a whole, and the slug in its path, if it has one. */
export interface PageProps {
  slug: string;
  site: Site;
}
