import type { Location } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { outsideServices } from '../../features/consent/ConsentButtons.tsx';
import { useDelay } from '../../features/consent/useDelay.ts';
import OfflineGuide from '../../features/offline/OfflineGuide.tsx';
import { FocusKeeper } from '../../ui/FocusKeeper/FocusKeeper.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { ScrollRestoration } from '../navigation/ScrollRestoration.tsx';
import { ReadTripDates } from '../../tripDates/ReadTripDates.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SearchStart } from '../../features/search/SearchStart.tsx';
import { ScrollToTop } from '../../ui/ScrollToTop/ScrollToTop.tsx';

// One chunk for all that every page loads after its first paint. The view of a failure is in it, because it must be
// loaded before the network fails.
export { Footer } from './Footer.tsx';
export { default as SaveHeart } from '../../features/saved/SaveHeart.tsx';
export { PageFailure } from '../navigation/PageFailure.tsx';

/** If it does not load, no consent is requested and nothing is loaded from elsewhere. */
const OutsideServices = lazyComponent(
  () => import('../../features/consent/OutsideServices.tsx'),
  () => null,
);

/** Milliseconds from the first page until the service worker starts; later visits do not wait. */
const offlineDelay = 4000;

/** Starts the service worker once the first page is loaded. */
function OfflineStart({ site: { offline } }: { site: Site }) {
  const canKeep = offline && 'serviceWorker' in navigator;
  const due = useDelay(canKeep, canKeep && navigator.serviceWorker.controller ? 0 : offlineDelay);
  return due && <OfflineGuide />;
}

export interface DeferredFrameProps {
  site: Site;
  /** Location whose page shows. */
  location: Location;
  onTripDates: (days: TripDates) => void;
}

/** Deferred part of the page frame: every page has it, and none needs it for its first paint. */
export default function DeferredFrame({ site, location, onTripDates }: DeferredFrameProps) {
  return (
    <>
      <ReadTripDates site={site} onRead={onTripDates} />
      <ScrollRestoration location={location} />
      <SearchStart />
      <ScrollToTop />
      <RouteAnnouncer />
      <FocusKeeper />
      <LazyToastHost />
      {outsideServices(site).length > 0 && <OutsideServices site={site} />}
      <OfflineStart site={site} />
    </>
  );
}
