import type { Site } from '#schemas/types/published.ts';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { OutsideTags } from '../../features/consent/OutsideTags.tsx';
import { useDelay } from '../../features/consent/useDelay.ts';
import { onDemand } from '../../ui/later.tsx';
import { FocusKeeper } from '../../ui/FocusKeeper/FocusKeeper.tsx';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { PlaceKeeper } from '../visits/PlaceKeeper.tsx';
import { VisitNotice } from '../visits/VisitNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

// One chunk for all of it: what follows a failure must be here before the network fails.
export { PageFailure } from '../visits/PageFailure.tsx';
export { prepareVisit } from '../visits/prepareVisit.ts';

const OfflineGuide = onDemand(
  () => import('../../features/pocket/OfflineGuide.tsx'),
  () => null,
);

/** Milliseconds after the load of a page; a visitor whose browser keeps the guide already does not wait. */
const offlineDelay = 4000;

/** What keeps the guide for the time without a network starts when the first visit is all there. */
function OfflineStart({ site: { offline, language } }: { site: Site }) {
  const canKeep = offline && 'serviceWorker' in navigator;
  const due = useDelay(canKeep, canKeep && navigator.serviceWorker.controller ? 0 : offlineDelay);
  return due && <OfflineGuide language={language} />;
}

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
      <OfflineStart site={site} />
      <OutsideTags thirdParty={site.thirdParty} />
    </>
  );
}
