import type { Planner } from '#schemas/types/published.ts';
import { fetchDetail } from '../../data/fetchDetail.ts';
import { published } from '../../data/published.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type * as code from './plannerKit.ts';

/** The planner as code and data, loaded on demand: rules, places and the view of a plan. */
export type PlannerKit = typeof code & { planner: Planner };

/** Loads the planner, each part with one retry; rejects if a part fails. */
export async function loadPlanner(): Promise<PlannerKit> {
  const [kit, planner] = await Promise.all([
    importWithRetry(() => import('./plannerKit.ts')),
    fetchDetail(published.planner),
  ]);
  return { ...kit, planner };
}
