import type { ComponentType } from 'react';
import type { Planner } from '#schemas/types/published.ts';
import { fetchDetail } from '../../data/fetchDetail.ts';
import { published } from '../../data/published.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { ItineraryProps } from './view/Itinerary.tsx';
import type { keepTripDates } from './share/keepTripDates.ts';
import type { formProblem, planTrip } from './rules/planTrip.ts';
import type { warmUp } from './warmUp.ts';
import type { tripOnDates } from './trips/tripOnDates.ts';

/** The planner as code and data, loaded on demand: rules, places and the view of a plan. */
export interface PlannerKit {
  planTrip: typeof planTrip;
  formProblem: typeof formProblem;
  keepTripDates: typeof keepTripDates;
  tripOnDates: typeof tripOnDates;
  warmUp: typeof warmUp;
  Itinerary: ComponentType<ItineraryProps>;
  planner: Planner;
}

/** Loads the planner, each part with one retry; rejects if a part fails. */
export async function loadPlanner(): Promise<PlannerKit> {
  const [code, planner] = await Promise.all([
    importWithRetry(() => import('./plannerKit.ts')),
    fetchDetail(published.planner),
  ]);
  return { ...code, planner };
}
