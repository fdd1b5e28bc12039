import type { TrailDetail } from '#schemas/types/published.ts';
import { button, wide } from '../../ui/Button/Button.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { IconDownload } from '../../ui/icons/tabler/IconDownload.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import * as styles from './TrailRoute.css.ts';

/** What can be done with a route; the file first. */
export function RouteActions({ trail }: { trail: TrailDetail }) {
  const { slug, route, allTrailsUrl } = trail;
  return (
    <div className={styles.actions}>
      {route?.gpxUrl && (
        <a className={`${button.action} ${wide}`} href={route.gpxUrl} download={`${slug}.gpx`}>
          <IconDownload size={20} aria-hidden />
          Download GPX
        </a>
      )}
      <LinkButton to={`/hiking-map?trail=${slug}`} variant="outline" wide>
        View on Map
      </LinkButton>
      {allTrailsUrl && (
        <OutboundLink href={allTrailsUrl} variant="quiet" wide>
          View the external listing
        </OutboundLink>
      )}
    </div>
  );
}
