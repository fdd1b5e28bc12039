import { type ReactNode, useCallback, useContext } from 'react';
import { useSWRConfig } from 'swr';
import '../ui/theme/global.css.ts';
import { published } from '../data/published.ts';
import { useHydrated } from '../device/useHydrated.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { CardActionContext } from '../ui/CardAction/CardAction.tsx';
import { whenAsked } from '../ui/later.tsx';
import { SiteContext } from '../ui/SiteContext.ts';
import { type Prepare, PrepareContext } from '../ui/SiteLink/useVisit.ts';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { skipLink } from './frame/Header.css.ts';
import { loadAfterFirstPaint } from './loadAfterFirstPaint.ts';
import { main } from './PageFrame.css.ts';
import { saveOnCard } from './saveOnCard.tsx';

const AfterFirstPaint = whenAsked(loadAfterFirstPaint, () => null);

/** Bar, page and foot, and what belongs to every navigation. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { data: site } = usePublishedDetail(published.site);
  const hydrated = useHydrated();
  const swr = useSWRConfig();
  const prepare: Prepare = useCallback(
    async (to, chosen) => {
      // Every page brings it along; while it is not there, the page itself says so.
      if (!site) return true;
      try {
        const { prepareVisit } = await loadAfterFirstPaint();
        return await prepareVisit(to, site, swr, chosen);
      } catch {
        // Without the code that looks after visits, links are plain links.
        if (chosen) window.location.assign(to);
        return false;
      }
    },
    [site, swr],
  );
  const unknownSite = useContext(SiteContext);
  return (
    <SiteContext value={site ?? unknownSite}>
      <PrepareContext value={prepare}>
        <a href="#main" className={skipLink}>
          Skip to content
        </a>
        <Header siteName={site?.name ?? ''} />
        <main id="main" tabIndex={-1} className={main}>
          <CardActionContext value={saveOnCard}>{children}</CardActionContext>
        </main>
        {site && <Footer site={site} />}
        {hydrated && site && <AfterFirstPaint site={site} />}
      </PrepareContext>
    </SiteContext>
  );
}
