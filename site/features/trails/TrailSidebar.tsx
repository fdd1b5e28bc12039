import { IconDownload } from '../../ui/icons/tabler/IconDownload.tsx';
import type { TrailDetail } from '#schemas/types/published.ts';
import { useVisitTime } from '../../calendar/CalendarContext.ts';
import { isBestMonth } from '../../calendar/seasons.ts';
import { button, wide } from '../../ui/Button/Button.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { RoutePreview } from './RoutePreview.tsx';
import { isInDanger, notRuledOutBySeason } from './seasonalInfo.ts';

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** Beside the text of a walk: where it runs, when to go, how to get there. */
export default function TrailSidebar({ trail }: { trail: TrailDetail }) {
  const { slug, route, access, allTrailsUrl } = trail;
  const start = [
    ...(access.bus ? [{ term: 'Bus', value: access.bus }] : []),
    ...(access.parking ? [{ term: 'Parking', value: access.parking }] : []),
  ];
  const { avalanche } = useVisitTime();
  const monthTone = (month: number) => {
    if (isInDanger(trail, { month, avalanche })) return 'danger';
    if (isBestMonth(trail.bestMonths, month)) return 'best';
    return notRuledOutBySeason(trail, { month, avalanche }) ? 'possible' : 'out';
  };
  return (
    <>
      <Block heading="Route" side>
        <RoutePreview trail={trail} />
        <Stack gap="tight">
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
        </Stack>
      </Block>
      <Block heading="Best months" side>
        <MonthStrip
          months={allMonths.map(monthTone)}
          meanings={{
            best: 'best months',
            possible: 'not ruled out by season',
            danger: 'avalanche danger',
            out: 'ruled out by season',
          }}
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
