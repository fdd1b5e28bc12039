import { Heading } from '../../../../ui/Text/Text.tsx';
import { stillRegion } from '../../../../ui/hydration/stillRegion.tsx';
import { useId } from 'react';
import { kmText, metresText } from '#schemas/rules/distanceText.ts';
import type { RouteSlopes, TrailDetail } from '#schemas/types/published.ts';
import { ElevationProfile } from './ElevationProfile.tsx';
import { hazardStretch } from '../alongRoute.ts';
import { contents } from '../TrailRoute.css.ts';
import type { RouteCursor } from '../routeCursor.ts';
import * as styles from './ElevationSection.css.ts';

const SlopeKey = stillRegion<{ slopes: RouteSlopes }>(
  { as: 'div', className: contents },
  () => import('./SlopeKey.tsx'),
);

const headings = {
  'out-and-back': 'Elevation: one way',
  loop: 'Elevation: full loop',
  'point-to-point': 'Elevation: start to finish',
};

/** Renders the elevation profile. Renders nothing when the heights are placeholders, because they are not measured. */
export function ElevationSection({ trail, cursor }: { trail: TrailDetail; cursor: RouteCursor }) {
  const headingId = useId();
  const { route, trailType } = trail;
  const slopes = route?.slopes ?? null;
  if (!route || route.elevations === 'placeholder' || route.profile.length < 2) return null;
  const heights = route.profile.map((point) => point.elevation);
  const facts = [
    route.elevationRangeM !== null && `Elevation range ${metresText(route.elevationRangeM)}`,
    route.climbM !== null && `climb ${metresText(route.climbM)}`,
    slopes && slopes.descentM > 0 && `descent ${metresText(slopes.descentM)}`,
    route.elevations === 'interpolated' && 'interpolated between named points',
    route.elevations === 'ground' && 'elevation sampled every 90 m',
  ].filter(Boolean);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <Heading id={headingId} size="card">
          {headings[trailType]}
        </Heading>
        <p className={styles.note}>{facts.join(', ')}</p>
      </div>
      <ElevationProfile
        profile={route.profile}
        waypoints={route.waypoints}
        cursor={cursor}
        hazard={hazardStretch(trail)}
        slopes={slopes}
        label={`Elevation profile, ${kmText(route.lengthKm)}, from ${metresText(Math.min(...heights))} to ${metresText(Math.max(...heights))}${hazardWords(trail)}`}
      />
      {slopes && <SlopeKey slopes={slopes} />}
      {route.accuracy === 'sketch' && (
        <p className={styles.note}>
          The sketch measures {kmText(route.lengthKm)}
          {trailType === 'out-and-back' && ' one way'}; the full trail is {trail.distance}.
        </p>
      )}
    </section>
  );
}

/** Returns the avalanche hazard of a trail as the end of a sentence, or no text without its kilometres. */
function hazardWords(trail: TrailDetail): string {
  const stretch = hazardStretch(trail);
  if (!stretch) return '';
  const { fromKm, toKm } = stretch;
  return fromKm === toKm
    ? `; avalanche terrain at ${kmText(fromKm)}`
    : `; avalanche terrain from ${kmText(fromKm)} to ${kmText(toKm)}`;
}
