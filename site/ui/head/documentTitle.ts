import type { PageMeta } from './PageMeta.ts';

/** The parts of the site that every head mentions. */
export interface HeadSite {
  name: string;
  url: string;
}

/** `Title | Site`, or the title alone where it names the site. */
export function documentTitle(meta: PageMeta, site: HeadSite): string {
  return meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`;
}
