import type { SiteFrame } from '../SiteContext.ts';
import type { PageMeta } from './PageMeta.ts';

/** `Title | Site`, or the title alone where it names the site. */
export function documentTitle(meta: PageMeta, site: Pick<SiteFrame, 'name'>): string {
  return meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`;
}
