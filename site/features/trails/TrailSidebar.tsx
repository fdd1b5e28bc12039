import type { TrailDetail } from '#schemas/types/published.ts';
import { isBestMonth } from '../../calendar/seasons.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { GpxLink } from './GpxLink.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { RoutePreview } from './RoutePreview.tsx';
import { notRuledOutBySeason } from './seasonalInfo.ts';

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

interface TrailSidebarProps {
  trail: TrailDetail;
  /** Whether devices may keep the guide. */
  offline: boolean;
}

/** Beside the text of a walk: where it runs, when to go, how to get there. */
export default function TrailSidebar({ trail, offline }: TrailSidebarProps) {
  const { slug, route, access, allTrailsUrl } = trail;
  const start = [
    ...(access.bus ? [{ term: 'Bus', value: access.bus }] : []),
    ...(access.parking ? [{ term: 'Parking', value: access.parking }] : []),
  ];
  const monthTone = (month: number) => {
    if (isBestMonth(trail.bestMonths, month)) return 'best';
    return notRuledOutBySeason(trail, month) ? 'possible' : 'out';
  };
  return (
    <>
      <Block heading="Route" side>
        <RoutePreview trail={trail} />
        <Stack gap="tight">
          {route?.gpxUrl && <GpxLink href={route.gpxUrl} name={`${slug}.gpx`} />}
          <LinkButton to={`/hiking-map?trail=${slug}`} variant="outline" wide>
            View on Map
          </LinkButton>
          {offline && (
            <LinkButton to="/saved#pocket" variant="outline" wide>
              Take the guide with you
            </LinkButton>
          )}
          {allTrailsUrl && (
            <OutboundLink href={allTrailsUrl} variant="quiet" wide>
              View the external listing
            </OutboundLink>
          )}
        </Stack>
      </Block>
      <Block heading="Best months" side>
        <MonthStrip
          months={allMonths.map(monthTone)}
          meanings={{ best: 'best months', possible: 'not ruled out by season', out: 'ruled out by season' }}
        />
      </Block>
      {start.length > 0 && (
        <Block heading="Getting to the start" side>
          <FactList facts={start} />
        </Block>
      )}
      <div>
        <SourceNote of={trail.provenance} />
        {route && (
          <SourceNote of={{ source: route.source, status: 'unverified', verifiedOn: null }} label="Route" />
        )}
      </div>
    </>
  );
}
