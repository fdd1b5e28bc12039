import { useCallback, useRef, useState } from 'react';
import type { Planner } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { fetcher } from '../../data/requestJson.ts';
import type * as code from './plannerKit.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';

/**
 * Returns the planner once loaded. `load` resolves to null on failure and can be called again. `prepare` loads it ahead:
 * a failure is not shown, because the visitor has not asked for a plan.
 */
export function usePlannerKit(): {
  kit: PlannerKit | null;
  hasFailed: boolean;
  load: () => Promise<PlannerKit | null>;
  prepare: () => Promise<PlannerKit | null>;
} {
  const [kit, setKit] = useState<PlannerKit | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef<Promise<PlannerKit | null> | null>(null);
  const prepare = useCallback(async () => {
    loading.current ??= loadPlanner().catch(() => null);
    const loaded = await loading.current;
    loading.current = null;
    setKit(loaded);
    return loaded;
  }, []);
  const load = useCallback(async () => {
    setHasFailed(false);
    const loaded = await prepare();
    setHasFailed(loaded === null);
    return loaded;
  }, [prepare]);
  return { kit, hasFailed, load, prepare };
}

/** The planner as code and data, loaded on demand: rules, places and the view of a plan. */
export type PlannerKit = typeof code & { planner: Planner };

/** Loads the planner, each part with one retry; rejects if a part fails. */
export async function loadPlanner(): Promise<PlannerKit> {
  const [kit, planner] = await Promise.all([
    importWithRetry(() => import('./plannerKit.ts')),
    fetcher(published.planner),
  ]);
  return { ...kit, planner };
}
