import { useContext, useState } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { lazyComponent } from '../../../ui/hydration/lazyComponent.tsx';
import { OutboundLink } from '../../../ui/OutboundLink/OutboundLink.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { GpxLink } from './GpxLink.tsx';

const TrailSheet = lazyComponent(() => import('../sheet/TrailSheet.tsx'));

/** Renders the actions of a route, the GPX file first. */
export function RouteActions({ trail }: { trail: TrailDetail }) {
  const { slug, route, allTrailsUrl } = trail;
  const site = useContext(SiteContext);
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <div className={stack.tight}>
      {route?.gpxUrl && <GpxLink href={route.gpxUrl} name={`${slug}.gpx`} />}
      <LinkButton to={`/hiking-map?trail=${slug}&full`} variant="outline" wide>
        View on Map
      </LinkButton>
      {route && (
        <Button variant="quiet" onClick={() => setIsPrinting(true)}>
          Print map
        </Button>
      )}
      {isPrinting && <TrailSheet trail={trail} onDone={() => setIsPrinting(false)} />}
      {site.offline && (
        <LinkButton to="/saved#pocket" variant="outline" wide>
          Take the guide with you
        </LinkButton>
      )}
      {allTrailsUrl && (
        <OutboundLink href={allTrailsUrl} variant="quiet" wide>
          View the external listing
        </OutboundLink>
      )}
    </div>
  );
}
