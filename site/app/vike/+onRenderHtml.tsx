import { dangerouslySkipEscape } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import type { Payload } from '../../data/PublishedDataProvider.tsx';
import { htmlDocument } from '../htmlDocument.server.ts';
import { pageAssets } from '../pageAssets.server.ts';
import { readPublished } from '../readPublished.server.ts';
import { render } from '../render.tsx';
import { matchRoute, routeData } from '../routeTable.ts';

/** Prerenders one address from the published files; in development it answers each request likewise. */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const match = matchRoute(pageContext.urlPathname);
  const payload: Payload = {};
  for (const url of routeData(match)) payload[url] = await readPublished(url);
  const page = await render(pageContext.urlPathname, payload);
  const assets = import.meta.env.DEV ? undefined : await pageAssets(match.route.file);
  return {
    documentHtml: dangerouslySkipEscape(htmlDocument({ ...page, payload, routeId: match.route.id, assets })),
    // The document links its own assets: those of the lazy route too, and the script after everything else.
    injectFilter: (injected) => {
      for (const asset of injected) asset.inject = false;
    },
  };
};
