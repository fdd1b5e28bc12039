import type { ComponentType } from 'react';
import type { Planner } from '#schemas/types/published.ts';
import { fetchDetail } from '../../data/fetchDetail.ts';
import { published } from '../../data/published.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { ItineraryProps } from './Itinerary.tsx';
import type { formProblem, planTrip } from './planTrip.ts';

/** What it takes to plan: the rules as code, the places, and the view of a plan. None of it comes with the page. */
export interface PlannerKit {
  planTrip: typeof planTrip;
  formProblem: typeof formProblem;
  Itinerary: ComponentType<ItineraryProps>;
  planner: Planner;
}

/** Loads it, each part with a retry; rejects when one of them does not come. */
export async function loadPlanner(): Promise<PlannerKit> {
  const [code, planner] = await Promise.all([
    importWithRetry(() => import('./plannerKit.ts')),
    fetchDetail(published.planner),
  ]);
  return { ...code, planner };
}
