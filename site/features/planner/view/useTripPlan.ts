import { createContext, useContext } from 'react';
import type { Site } from '#schemas/types/published.ts';
import type { TripPlan } from '../rules/planTrip.ts';
import type { TripContext } from '../rules/tripContext.ts';
import type { StopEdits } from './useStopEdits.ts';

interface ShownTripPlan {
  plan: TripPlan;
  context: TripContext;
  edits: StopEdits;
  site: Site;
  /** Date and minutes since midnight in the park. */
  time: { today: string; now: number };
}

export const TripPlanContext = createContext<ShownTripPlan | null>(null);

/** Returns the plan that is shown, and its edits. Throws outside of a TripPlanContext. */
export function useTripPlan(): ShownTripPlan {
  const shown = useContext(TripPlanContext);
  if (!shown) throw new Error('useTripPlan needs a TripPlanContext');
  return shown;
}
