import type { Site } from '#schemas/types/published.ts';

/** Props of every page: the site data, and the slug of its path, or an empty string. */
export interface PageProps {
  slug: string;
  site: Site;
}
