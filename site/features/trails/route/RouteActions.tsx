import { useContext } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { OutboundLink } from '../../../ui/OutboundLink/OutboundLink.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { GpxLink } from './GpxLink.tsx';
import { SheetButtons } from './SheetButtons.tsx';

/** Renders the actions of a route, the GPX file first. */
export function RouteActions({ trail }: { trail: TrailDetail }) {
  const { slug, route, allTrailsUrl } = trail;
  const site = useContext(SiteContext);
  return (
    <div className={stack.tight}>
      {route?.gpxUrl && <GpxLink href={route.gpxUrl} name={`${slug}.gpx`} />}
      <LinkButton to={`/hiking-map?trail=${slug}&full`} variant="outline" wide>
        View on Map
      </LinkButton>
      {route && <SheetButtons trail={trail} />}
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
