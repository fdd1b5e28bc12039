import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { type Fallback, swrOptions } from '../data/swr.ts';
import { HeadCollector } from '../ui/head/PageHead.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { loadStillRegions } from '../ui/hydration/stillRegion.tsx';
import type { HeadTag } from '../ui/head/headTags.ts';
import { App } from '../app/App.tsx';
import { loadDeferredFrame } from '../app/deferredFrame.tsx';
import type { PageFrameProps } from '../app/PageFrame.tsx';
import { loadComponent } from '../app/navigation/loadPage.ts';
import type { RouteMatch } from '../app/routes.ts';

let footer: PageFrameProps['Footer'] | undefined;

/**
 * Returns the footer as the region that browsers hydrate. Loaded as browsers load it, because both bundles must find the
 * styles in one order: a page links one stylesheet for both.
 */
async function loadFooter(): Promise<PageFrameProps['Footer']> {
  footer ??= lazyRegions({ load: loadDeferredFrame, prerendered: await loadDeferredFrame() })(
    (frame) => frame.Footer,
  );
  return footer;
}

export interface RenderedPage {
  /** HTML of the application root. */
  html: string;
  /** Tags of the document head. */
  head: HeadTag[];
}

/** Renders one address of the guide from the published files in `fallback`, which must hold the data of its route. */
export async function render(
  pathname: string,
  { route }: RouteMatch,
  fallback: Fallback,
): Promise<RenderedPage> {
  await loadComponent(route);
  await loadStillRegions();
  const Footer = await loadFooter();
  let head: HeadTag[] = [];
  const html = renderToString(
    <HeadCollector value={(tags) => (head = tags)}>
      <SWRConfig value={swrOptions(fallback)}>
        <StaticRouter location={pathname}>
          <App Footer={Footer} />
        </StaticRouter>
      </SWRConfig>
    </HeadCollector>,
  );
  return { html, head };
}
