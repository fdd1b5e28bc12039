import { useCallback, useRef, useState } from 'react';
import { loadPlanner, type PlannerKit } from './loadPlanner.ts';

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
