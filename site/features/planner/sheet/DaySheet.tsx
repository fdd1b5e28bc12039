import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { PlannerPlace, PlannerStay, Trail } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { useBasemap } from '../../../data/useBasemap.ts';
import { usePublishedDetail } from '../../../data/usePublished.ts';
import { useRelief } from '../../../data/useRelief.ts';
import { useMapModule } from '../../../notices/useMapModule.ts';
import { IconBed } from '../../../ui/icons/tabler/IconBed.tsx';
import type { MapLine, MapSpot } from '../../../ui/MapView/mapTypes.ts';
import { PrintSheet } from '../../../ui/PrintSheet/PrintSheet.tsx';
import { SheetPart } from '../../../ui/PrintSheet/SheetPart.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import type { PlanDay } from '../rules/day/layOutPlan.ts';
import type { SharedPlan } from '../share/readPlan.ts';
import { dayTexts } from './dayTexts.ts';
import { type DayCode, dayCode } from './dayCode.ts';
import { clockText } from '../rules/clock.ts';
import { dayText, driveText } from '../view/tripText.ts';
import type { DaySheetProps } from './DaySheetProps.ts';
import { placesOfDay, walksOfDay } from '../rules/day/placesOfDay.ts';

interface DaySheetParts extends DaySheetProps {
  /** Walks of the day; undefined while they are on their way. */
  walks: readonly Pick<Trail, 'name' | 'hazards'>[] | undefined;
  lines: readonly MapLine[];
  /** Profile of the longest walk. */
  profile: ReactNode;
}

const column = { display: 'grid', alignContent: 'start', gap: 8 } as const;

/** Prints a day of a plan on one sheet: map with its numbered stops, profile, notices, emergency numbers and bed. */
export function DaySheet(props: DaySheetParts) {
  const { day, beds, notices, trip, paper, onDone, walks, lines, profile } = props;
  const site = useContext(SiteContext);
  const base = useBasemap();
  const relief = useRelief();
  const maps = useMapModule();
  const { data: emergency } = usePublishedDetail(published.emergency);
  const spots = useMemo(() => spotsOf(day, beds), [day, beds]);
  const code = useDayCode(trip, day, site.url);
  // The map takes the room that all else leaves, so it comes last.
  const isLoaded = Boolean(base && relief && emergency && walks && code && maps);
  const { stops, calls, cautions } = dayTexts({
    day,
    beds,
    notices,
    walks: walks ?? [],
    contacts: emergency?.contacts ?? [],
  });
  const [start] = spots;
  return (
    <PrintSheet
      paper={paper}
      heading={`Day ${day.day}${day.highlight ? `: ${day.highlight.name}` : ''}`}
      figures={dayFigures(day)}
      code={code}
      isLoaded={isLoaded}
      onDone={onDone}
    >
      {isLoaded && maps && start && (
        <maps.SheetMap base={base} relief={relief} start={start} lines={lines} spots={spots} />
      )}
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <div style={column}>
          {profile ? <div data-profile="narrow">{profile}</div> : <SheetPart {...stops} />}
          <SheetPart {...calls} />
        </div>
        <div style={column}>
          {profile && <SheetPart {...stops} />}
          {cautions.map((part) => (
            <SheetPart key={part.heading} {...part} />
          ))}
        </div>
      </div>
    </PrintSheet>
  );
}

function spotsOf(day: PlanDay, beds: readonly PlannerStay[]): MapSpot[] {
  return [
    ...placesOfDay(day).map(({ place }, index) => ({ ...spotAt(place), sign: index + 1 })),
    ...[...new Set(beds)].map((bed) => ({ ...spotAt(bed), sign: <IconBed size={18} /> })),
  ].map((spot, index) => ({ ...spot, id: String(index) }));
}

function spotAt({ latitude, longitude }: PlannerPlace | PlannerStay) {
  return { lat: latitude, lng: longitude };
}

/** Returns the date, the light and the drives of a printed day. */
function dayFigures({ date, light, drive }: PlanDay): string[] {
  const { sunrise, sunset } = light;
  return [
    `${dayText(date)} ${date.slice(0, 4)}`,
    ...(sunrise === null || sunset === null
      ? []
      : [`sunrise ${clockText(sunrise)}`, `sunset ${clockText(sunset)}`]),
    ...(drive.km > 0 ? [`${driveText(drive)} on the road, estimated`] : []),
  ];
}

/** Returns the code of a day; null until it is made. */
function useDayCode(trip: SharedPlan, day: PlanDay, siteUrl: string): DayCode | null {
  const [code, setCode] = useState<DayCode | null>(null);
  useEffect(() => {
    let isWanted = true;
    const [walk] = walksOfDay(day);
    const page = walk ? { name: walk.name, path: recordPath('trail', walk.slug) } : null;
    void dayCode(trip, { siteUrl, walk: page }).then((made) => isWanted && setCode(made));
    return () => {
      isWanted = false;
    };
  }, [trip, day, siteUrl]);
  return code;
}
