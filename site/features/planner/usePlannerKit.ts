import { useCallback, useState } from 'react';
import { loadPlanner, type PlannerKit } from './loadPlanner.ts';

/** Returns the planner once loaded. `load` resolves to null on failure and can be called again. */
export function usePlannerKit(): {
  kit: PlannerKit | null;
  hasFailed: boolean;
  load: () => Promise<PlannerKit | null>;
} {
  const [kit, setKit] = useState<PlannerKit | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const loaded = await loadPlanner();
      setKit(loaded);
      return loaded;
    } catch {
      setHasFailed(true);
      return null;
    }
  }, []);
  return { kit, hasFailed, load };
}
