import { useContext, useMemo } from 'react';
import { metresText } from '#schemas/rules/distanceText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { TrailDetail, RouteDetail } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { useBasemap, useRelief } from '../../../data/useBasemap.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { hazardStretch } from '../route/alongRoute.ts';
import { ElevationSection } from '../route/profile/ElevationSection.tsx';
import { createRouteCursor } from '../route/routeCursor.ts';
import { dangerousPoints } from '../route/routeLine.ts';
import { inForce } from '../../../notices/noticeDays.ts';
import { useTripDates } from '../../../tripDates/tripDates.ts';
import { whenText } from '../../../notices/noticeTexts.ts';
import { useModule } from '../../../ui/hydration/importWithRetry.ts';
import type { MapLine } from '../../../ui/MapView/mapTypes.ts';
import { PrintSheet, SheetPart } from '../../../ui/PrintSheet/PrintSheet.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';

interface TrailSheetProps {
  trail: TrailDetail;
  onDone: () => void;
}

/** Prints a walk on one sheet: map, profile, hazards, notices, emergency numbers and the address of its page. */
export default function TrailSheet({ trail, onDone }: TrailSheetProps) {
  const site = useContext(SiteContext);
  const days = useTripDates();
  const base = useBasemap();
  const relief = useRelief();
  const maps = useMapModule();
  const { data: emergency } = usePublished(published.emergency);
  const cursor = useMemo(() => createRouteCursor(), []);
  const { route } = trail;
  const lines = useMemo(() => (route ? [walkLine(trail, route)] : []), [trail, route]);
  const start = route?.preview[0];
  // The map takes the room that all else leaves, so it comes last.
  const isLoaded = Boolean(base && relief && emergency && maps);
  const bound = trail.notices.filter(({ when }) => inForce(when, days) !== 'other');
  return (
    <PrintSheet
      heading={trail.name}
      figures={[
        trail.distance,
        trail.duration,
        ...(route?.elevations === 'placeholder' ? [] : [`${trail.elevationGain} up`]),
        ...(trail.highPointM === null ? [] : [`high point ${metresText(trail.highPointM)}`]),
        trail.difficulty,
      ]}
      url={`${site.url}${recordPath('trail', trail.slug)}`}
      isLoaded={isLoaded}
      onDone={onDone}
    >
      {isLoaded && maps && start && <maps.SheetMap base={base} relief={relief} start={start} lines={lines} />}
      <div data-profile="">
        <ElevationSection trail={trail} cursor={cursor} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 16 }}>
        <SheetPart heading="Hazards" lines={trail.hazards} />
        <SheetPart
          heading={`In effect on ${days.trip ? 'your dates' : days.today}`}
          lines={
            bound.length === 0
              ? ['No notices that we know of. Ask at a visitor centre.']
              : bound.map(({ title, when }) => `${title}. ${whenText(when)}`)
          }
        />
        <SheetPart
          heading="Emergency"
          lines={emergency?.contacts.slice(0, 3).map(({ name, number }) => `${number}: ${name}`) ?? []}
        />
      </div>
    </PrintSheet>
  );
}

/** Returns the line of a walk for a printed map, with its numbered points and its dangerous part. */
export function walkLine(trail: TrailDetail, route: RouteDetail): MapLine {
  return {
    points: route.preview,
    dashed: route.accuracy !== 'recorded',
    waypoints: route.waypoints,
    danger: dangerousPoints(route.preview, route.lengthKm, hazardStretch(trail)),
  };
}

const load = () => import('../../../notices/NoticeMap.tsx');

/** Returns the module of all maps, which has that of print sheets; null until it has come. */
export const useMapModule = () => useModule(load);
