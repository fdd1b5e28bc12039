import type { Site } from '#schemas/types/published.ts';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { OutsideTags } from '../../features/consent/OutsideTags.tsx';
import { FocusKeeper } from '../../ui/FocusKeeper/FocusKeeper.tsx';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** What every page has and none needs while it is read for the first time. */
export default function AfterFirstPaint({ site }: { site: Site }) {
  return (
    <>
      <ScrollToTop />
      <RouteAnnouncer />
      <FocusKeeper />
      <LazyToastHost />
      <ConsentNotice site={site} />
      <OutsideTags thirdParty={site.thirdParty} />
    </>
  );
}
