import { IconAlertTriangle } from '../../ui/icons/tabler/IconAlertTriangle.tsx';
import type { Trail } from '#schemas/types/published.ts';
import { TrailCard } from './TrailCard.tsx';
import { hazardLine } from './TrailSummaryCard.css.ts';

/** A trail with its profile and the first thing that can go wrong. */
export function TrailSummaryCard({ trail, level }: { trail: Trail; level?: 2 | 3 }) {
  const { slug, name, difficulty, distance, duration, elevationGain, hazards, route } = trail;
  return (
    <TrailCard
      to={`/hiking-trails/${slug}`}
      name={name}
      difficulty={difficulty}
      profile={route?.profile ?? []}
      level={level}
      figures={[
        { label: 'distance', value: distance },
        { label: 'time', value: duration },
        { label: 'gain', value: elevationGain },
      ]}
    >
      {hazards[0] && (
        <p className={hazardLine}>
          <IconAlertTriangle size={20} aria-hidden />
          {hazards[0]}
        </p>
      )}
    </TrailCard>
  );
}
