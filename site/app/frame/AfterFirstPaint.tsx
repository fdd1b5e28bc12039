import { LazyToastHost } from '../../ui/Toast/LazyToastHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** What every page has and none needs while it is read for the first time. */
export default function AfterFirstPaint() {
  return (
    <>
      <ScrollToTop />
      <RouteAnnouncer />
      <LazyToastHost />
    </>
  );
}
