import { useContext, useState, type MouseEvent } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { withBase } from '../../../base/guideBase.ts';
import { saveFile } from '../../../device/browser.ts';
import { button, wide } from '../../../ui/Button/Button.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { lazyComponent } from '../../../ui/hydration/lazyComponent.tsx';
import { OutboundLink } from '../../../ui/OutboundLink/OutboundLink.tsx';
import * as styles from './TrailRoute.css.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';

const TrailSheet = lazyComponent(() => import('../sheet/TrailSheet.tsx'));

/** Renders the actions of a route, the GPX file first. */
export function RouteActions({ trail }: { trail: TrailDetail }) {
  const { slug, route, allTrailsUrl } = trail;
  const site = useContext(SiteContext);
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <div className={styles.actions}>
      {route?.gpxUrl && <GpxLink href={route.gpxUrl} name={`${slug}.gpx`} />}
      <LinkButton to={`/hiking-map?trail=${slug}&full`} variant="outline" wide>
        View on Map
      </LinkButton>
      {route && (
        <Button variant="outline" onClick={() => setIsPrinting(true)}>
          Print map
        </Button>
      )}
      {isPrinting && <TrailSheet trail={trail} onDone={() => setIsPrinting(false)} />}
      {site.offline && (
        <LinkButton to="/saved#pocket" variant="outline" wide>
          Use offline
        </LinkButton>
      )}
      {allTrailsUrl && (
        <OutboundLink href={allTrailsUrl} variant="outline" wide>
          View the external listing
        </OutboundLink>
      )}
    </div>
  );
}

interface GpxLinkProps {
  /** URL of the GPX file. */
  href: string;
  /** Name of the saved file. */
  name: string;
}

/**
 * Renders the download link of a GPX file. With a service worker the page fetches the file itself, because browsers
 * send downloads past the worker. The browser downloads it if that fails.
 */
export function GpxLink({ href, name }: GpxLinkProps) {
  const saveKept = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.serviceWorker?.controller) return;
    event.preventDefault();
    try {
      const answer = await fetch(withBase(href));
      if (!answer.ok) throw new Error(`${answer.status}: ${href}`);
      saveFile(await answer.text(), name, 'application/gpx+xml');
    } catch {
      window.location.assign(withBase(href));
    }
  };
  return (
    <a
      className={`${button.action} ${wide}`}
      href={withBase(href)}
      download={name}
      onClick={(event) => void saveKept(event)}
    >
      Download GPX
    </a>
  );
}
