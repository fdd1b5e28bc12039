import { useCallback, useRef, useState } from 'react';
import type { Planner } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { fetcher } from '../../data/requestJson.ts';
import type * as code from './plannerModules.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';

/**
 * Returns the planner once loaded. `load` resolves to null on failure and can be called again. `prepare` loads it ahead:
 * a failure is not shown, because the visitor has not requested a plan.
 */
export function usePlannerModules(): {
  modules: PlannerModules | null;
  hasFailed: boolean;
  load: () => Promise<PlannerModules | null>;
  prepare: () => Promise<PlannerModules | null>;
} {
  const [modules, setModules] = useState<PlannerModules | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef<Promise<PlannerModules | null> | null>(null);
  const prepare = useCallback(async () => {
    loading.current ??= loadPlanner().catch(() => null);
    const loaded = await loading.current;
    loading.current = null;
    setModules(loaded);
    return loaded;
  }, []);
  const load = useCallback(async () => {
    setHasFailed(false);
    const loaded = await prepare();
    setHasFailed(loaded === null);
    return loaded;
  }, [prepare]);
  return { modules, hasFailed, load, prepare };
}

/** The planner as code and data, loaded on demand: rules, places and the view of a plan. */
export type PlannerModules = typeof code & { planner: Planner };

/** Loads the planner, each part with one retry; rejects if a part fails. */
export async function loadPlanner(): Promise<PlannerModules> {
  const [modules, planner] = await Promise.all([
    importWithRetry(() => import('./plannerModules.ts')),
    fetcher(published.planner),
  ]);
  return { ...modules, planner };
}
