import type { Location } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { useRetryWhenOnline } from '../../data/useRetryWhenOnline.ts';
import type { TripDates } from '../../tripDates/tripDates.ts';
import { outsideServices } from '../../features/consent/ConsentButtons.tsx';
import { OfflineGuide } from '../../features/offline/OfflineGuide.tsx';
import { FocusKeeper } from '../../ui/FocusKeeper/FocusKeeper.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { ScrollRestoration } from '../navigation/ScrollRestoration.tsx';
import { ReadTripDates } from '../../tripDates/ReadTripDates.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useUnfolded } from './useUnfolded.ts';
import { SheetFoot } from '../../routes/frames/SheetFoot.tsx';
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

export interface DeferredFrameProps {
  site: Site;
  /** Location whose page shows. */
  location: Location;
  onTripDates: (days: TripDates) => void;
}

/** Deferred part of the page frame: every page has it, and none needs it for its first paint. */
export default function DeferredFrame({ site, location, onTripDates }: DeferredFrameProps) {
  useRetryWhenOnline();
  useUnfolded();
  return (
    <>
      <ReadTripDates site={site} onRead={onTripDates} />
      <ScrollRestoration location={location} />
      <ScrollToTop />
      <RouteAnnouncer />
      <SheetFoot site={site} path={location.pathname} />
      <FocusKeeper />
      <LazyToastHost />
      {outsideServices(site).length > 0 && <OutsideServices site={site} />}
      <OfflineGuide site={site} />
    </>
  );
}
