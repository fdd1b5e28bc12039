import { useContext, useMemo } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { useBasemap } from '../../../data/useBasemap.ts';
import { usePublishedDetail } from '../../../data/usePublished.ts';
import { useRelief } from '../../../data/useRelief.ts';
import { inForce } from '../../../notices/noticeDays.ts';
import { whenText } from '../../../notices/noticeTexts.ts';
import { useVisitDays } from '../../../notices/useVisitDays.ts';
import { lazyComponent } from '../../../ui/hydration/lazyComponent.tsx';
import { type Paper, PrintSheet } from '../../../ui/PrintSheet/PrintSheet.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { hazardStretch, kilometresAlong, stretchOf } from '../route/alongRoute.ts';
import { ElevationSection } from '../route/profile/ElevationSection.tsx';
import { createRouteCursor } from '../route/routeCursor.ts';

const SheetMap = lazyComponent(async () => {
  const { SheetMap: default_ } = await import('../../../notices/NoticeMap.tsx');
  return { default: default_ };
});

interface TrailSheetProps {
  trail: TrailDetail;
  paper: Paper;
  onDone: () => void;
}

/** Prints a walk on one sheet: map, profile, hazards, notices, emergency numbers and the way to its page. */
export default function TrailSheet({ trail, paper, onDone }: TrailSheetProps) {
  const site = useContext(SiteContext);
  const days = useVisitDays();
  const base = useBasemap();
  const relief = useRelief();
  const { data: emergency } = usePublishedDetail(published.emergency);
  const cursor = useMemo(() => createRouteCursor(), []);
  const { route } = trail;
  const line = useMemo(() => route && lineOf(trail, route), [trail, route]);
  // The map takes the room that all else leaves, so it comes last.
  const isLoaded = base !== undefined && relief !== undefined && emergency !== undefined;
  const bound = trail.notices.filter(({ when }) => inForce(when, days) !== 'other');
  return (
    <PrintSheet
      paper={paper}
      heading={trail.name}
      figures={[
        trail.distance,
        trail.duration,
        ...(route?.elevations === 'placeholder' ? [] : [`${trail.elevationGain} up`]),
        ...(trail.highPointM === null ? [] : [`highest point ${trail.highPointM.toLocaleString('en')} m`]),
        trail.difficulty,
      ]}
      url={`${site.url}${recordPath('trail', trail.slug)}`}
      isLoaded={isLoaded}
      onDone={onDone}
    >
      {isLoaded && line && <SheetMap base={base} relief={relief} line={line} />}
      <div data-profile="">
        <ElevationSection trail={trail} cursor={cursor} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 16 }}>
        <div>
          <strong>Hazards</strong>
          {trail.hazards.map((hazard) => (
            <p key={hazard}>{hazard}</p>
          ))}
        </div>
        <div>
          <strong>In force on {days.trip ? 'your dates' : days.today}</strong>
          {bound.length === 0 && <p>We know of no notice. Ask at the visitor centre.</p>}
          {bound.map((notice) => (
            <p key={notice.id}>
              {notice.title}. {whenText(notice.when)}
            </p>
          ))}
        </div>
        <div>
          <strong>Emergency</strong>
          {emergency?.contacts.slice(0, 3).map(({ name, number }) => (
            <p key={name}>
              {number}: {name}
            </p>
          ))}
        </div>
      </div>
    </PrintSheet>
  );
}

function lineOf(trail: TrailDetail, route: NonNullable<TrailDetail['route']>) {
  const along = kilometresAlong(route);
  const drawn = route.preview.map(({ lat, lng }, index) => ({ x: lng, y: lat, km: along[index] ?? 0 }));
  const stretch = hazardStretch(trail);
  const danger = stretch ? stretchOf(drawn, stretch.fromKm, stretch.toKm) : [];
  return {
    points: route.preview,
    dashed: route.accuracy !== 'recorded',
    waypoints: route.waypoints,
    danger: danger.map(({ x, y }) => ({ lat: y, lng: x })),
  };
}
