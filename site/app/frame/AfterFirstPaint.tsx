import type { Site } from '#schemas/types/published.ts';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { OutsideTags } from '../../features/consent/OutsideTags.tsx';
import { FocusKeeper } from '../../ui/FocusKeeper/FocusKeeper.tsx';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { PlaceKeeper } from '../visits/PlaceKeeper.tsx';
import { VisitNotice } from '../visits/VisitNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

// One chunk for all of it: what follows a failure must be here before the network fails.
export { PageFailure } from '../visits/PageFailure.tsx';
export { prepareVisit } from '../visits/prepareVisit.ts';

/** What every page has and none needs while it is read for the first time. */
export default function AfterFirstPaint({ site }: { site: Site }) {
  return (
    <>
      <PlaceKeeper />
      <ScrollToTop />
      <RouteAnnouncer />
      <FocusKeeper />
      <LazyToastHost />
      <VisitNotice />
      <ConsentNotice site={site} />
      <OutsideTags thirdParty={site.thirdParty} />
    </>
  );
}
