import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Climate, Page, PlannerForm, ReadyTrip, Site } from '#schemas/types/published.ts';
import { TripPlanner } from '../../features/planner/TripPlanner.tsx';
import { useSavedPlaces } from '../../features/saved/savedStore.ts';
import { useMarkHydrated } from '../../ui/hydration/lazyComponent.tsx';

interface TripPlanningProps {
  /** Element around the planner, marked `data-hydrated="false"` until its code is loaded. */
  frame: RefObject<HTMLDivElement | null>;
  page: Page;
  offers: PlannerForm;
  climate: Climate;
  site: Site;
  trips: readonly ReadyTrip[];
  /** Content below the form. */
  children: ReactNode;
}

/** Renders the planner with the saved records. */
export default function TripPlanning({ frame, ...props }: TripPlanningProps) {
  useMarkHydrated(frame);
  const places = useSavedPlaces();
  const saved = useMemo(
    () => places.flatMap(({ kind, slug }) => (kind === 'event' ? [] : [`${kind}/${slug}` as const])),
    [places],
  );
  return <TripPlanner {...props} saved={saved} />;
}
