import type { Page, Site } from '#schemas/types/published.ts';
import { usePage } from './usePage.ts';
import { useSite } from './useSite.ts';

/** What a request for a published file has come to. */
export interface Answer {
  data?: unknown;
  error?: Error | undefined;
  /** Asks again. */
  mutate: () => Promise<unknown>;
}

/** The guide as a whole and the texts of a screen; `answers` tell why one of them is not there yet. */
export function useScreen(slug: string): {
  site: Site | undefined;
  page: Page | undefined;
  answers: Answer[];
} {
  const site = useSite();
  const page = usePage(slug);
  return { site: site.data, page: page.data, answers: [site, page] };
}
