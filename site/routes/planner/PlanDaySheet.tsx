import { useMemo } from 'react';
import { published } from '../../data/published.ts';
import { usePublishedDetails } from '../../data/usePublishedDetails.ts';
import { DaySheet } from '../../features/planner/sheet/DaySheet.tsx';
import type { DaySheetProps } from '../../features/planner/sheet/DaySheetProps.ts';
import { walksOfDay } from '../../features/planner/rules/day/placesOfDay.ts';
import { useModule } from '../../ui/hydration/useModule.ts';

// The module that pages of trails load as well: a part of it would make a file of its own, which they would load, too.
const loadTrails = () => import('../../features/trails/detail/trailRegions.ts');

/** Prints a day of a plan with the lines of its walks and the profile of the longest. */
export default function PlanDaySheet(props: DaySheetProps) {
  const trails = usePublishedDetails(walksOfDay(props.day).map(({ slug }) => published.trail(slug)));
  const parts = useModule(loadTrails);
  const cursor = useMemo(() => parts?.createRouteCursor(), [parts]);
  // Without numbers, because those on the map are the stops.
  const lines = useMemo(
    () =>
      (trails ?? []).flatMap((trail) =>
        parts && trail.route ? [{ ...parts.walkLine(trail, trail.route), waypoints: [] }] : [],
      ),
    [trails, parts],
  );
  const [longest] = trails ?? [];
  const route = longest?.route;
  return (
    <DaySheet
      {...props}
      walks={parts ? trails : undefined}
      lines={lines}
      profile={
        parts &&
        cursor &&
        route &&
        route.elevations !== 'placeholder' && (
          <>
            <strong>{longest.name}</strong>
            <parts.ElevationSection
              trail={{ ...longest, route: { ...route, waypoints: [] } }}
              cursor={cursor}
            />
          </>
        )
      }
    />
  );
}
