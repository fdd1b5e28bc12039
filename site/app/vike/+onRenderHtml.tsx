import { dangerouslySkipEscape } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { published } from '../../data/published.ts';
import type { Fallback } from '../../data/swr.ts';
import { htmlDocument } from '../../prerender/htmlDocument.server.ts';
import { pageAssets, routeFile } from '../../prerender/pageAssets.server.ts';
import { readPublished } from '../../prerender/readPublished.server.ts';
import { render } from '../../prerender/render.tsx';
import { matchRoute } from '../routes.ts';

/** No record has this slug: its page is what the host shows for a record that it does not know. */
const unknownSlug = '404';

/** Renders one address from the published files, for the build and, in development, for each request. */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const site = readPublished(published.site);
  const match = matchRoute(pageContext.urlPathname, site);
  const payload: Fallback = {};
  const mayBeUnknown = import.meta.env.DEV || match.slug === unknownSlug;
  for (const url of match.files) {
    try {
      payload[url] = readPublished(url);
    } catch (error) {
      if (!mayBeUnknown) throw error;
      payload[url] = null;
    }
  }
  const page = await render(pageContext.urlPathname, match, payload);
  const assets = import.meta.env.DEV ? undefined : await pageAssets(routeFile(match.route.id));
  return dangerouslySkipEscape(
    htmlDocument({ ...page, payload, routeId: match.route.id, language: site.language, assets }),
  );
};
