import { type ComponentType, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import '../ui/theme/global.css.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { CardActionContext } from '../ui/CardAction/CardAction.tsx';
import { SiteContext } from '../ui/SiteContext.ts';
import { type Prepare, PrepareContext } from '../ui/SiteLink/useVisit.ts';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { skipLink } from './frame/Header.css.ts';
import { loadAfterFirstPaint } from './loadAfterFirstPaint.ts';
import { main } from './PageFrame.css.ts';
import { saveOnCard } from './saveOnCard.tsx';

/**
 * Comes without a boundary of Suspense: for 300 ms after one of them has shown what stands in for its part, React holds
 * back all that had to wait, the page that is being hydrated included.
 */
function AfterFirstPaint({ site }: { site: Site }) {
  const [Part, setPart] = useState<ComponentType<{ site: Site }> | null>(null);
  useEffect(() => {
    loadAfterFirstPaint().then(
      ({ default: loaded }) => setPart(() => loaded),
      // The page can be read without; a visit asks for it again and says so.
      () => {},
    );
  }, []);
  return Part && <Part site={site} />;
}

/** Bar, page and foot, and what belongs to every navigation. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { data: site } = usePublishedDetail(published.site);
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
        {site && <AfterFirstPaint site={site} />}
      </PrepareContext>
    </SiteContext>
  );
}
