import { type ReactNode, useCallback, useMemo } from 'react';
import { mutate, preload, useSWRConfig } from 'swr';
import '../ui/theme/global.css.ts';
import { fetchPublished } from '../data/fetchPublished.ts';
import { published } from '../data/published.ts';
import { useHydrated } from '../data/useHydrated.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { HeadSiteContext } from '../ui/head/PageHead.tsx';
import { onDemand } from '../ui/later.tsx';
import { PreloadContext } from '../ui/SiteLink/SiteLink.tsx';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { skipLink } from './frame/Header.css.ts';
import { useNavigationEffects } from './frame/useNavigationEffects.ts';
import { main } from './PageFrame.css.ts';
import { loadRouteModule } from './routeModules.ts';
import { matchRoute, routeData } from './routeTable.ts';

const AfterFirstPaint = onDemand(
  () => import('./frame/AfterFirstPaint.tsx'),
  () => null,
);

/** Bar, page and foot, and what belongs to every navigation. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { data: site } = usePublishedDetail(published.site);
  const hydrated = useHydrated();
  useNavigationEffects();
  const { cache, fallback } = useSWRConfig();
  const preloadPath = useCallback(
    (path: string) => {
      const match = matchRoute(path.split(/[?#]/, 1)[0] ?? path);
      // A failed preload is no failure of the page that is shown: it is forgotten, and the visit itself asks again.
      loadRouteModule(match.route).catch(() => {});
      for (const url of routeData(match)) {
        if (cache.get(url)?.data !== undefined || url in fallback) continue;
        const answer: Promise<unknown> = preload(url, fetchPublished);
        answer.catch(() => mutate(url));
      }
    },
    [cache, fallback],
  );
  const headSite = useMemo(() => ({ name: site?.name ?? '', url: site?.url ?? '' }), [site]);
  return (
    <HeadSiteContext value={headSite}>
      <PreloadContext value={preloadPath}>
        <a href="#main" className={skipLink}>
          Skip to content
        </a>
        <Header siteName={site?.name ?? ''} />
        <main id="main" tabIndex={-1} className={main}>
          {children}
        </main>
        {site && <Footer site={site} />}
        {hydrated && site && <AfterFirstPaint site={site} />}
      </PreloadContext>
    </HeadSiteContext>
  );
}
