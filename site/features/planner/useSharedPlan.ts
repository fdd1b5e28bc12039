import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { PlannerKit } from './usePlannerKit.ts';
import { useTripStore } from './share/tripStore.ts';

const prefix = '#plan=';

/** Opens the plan of a shared link, or returns a message about a broken link. */
export function useSharedPlan(load: () => Promise<PlannerKit | null>): {
  problem: string | null;
  isOpening: boolean;
} {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const keep = useTripStore((state) => state.keep);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => {
    if (!hash.startsWith(prefix)) return undefined;
    let isCurrent = true;
    const open = async () => {
      setIsOpening(true);
      const found = await planOf(hash.slice(prefix.length), load);
      if (!isCurrent) return;
      setIsOpening(false);
      if (typeof found === 'string') {
        setProblem(found);
        return;
      }
      if (!found) return;
      setProblem(null);
      keep(found);
      // From here on the plan is the visitor's own, so the address no longer names the shared one.
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [hash, pathname, search, navigate, keep, load]);
  return { problem, isOpening };
}

/** Decodes a plan. Returns a message if it is broken, or null if the planner did not load. */
async function planOf(code: string, load: () => Promise<PlannerKit | null>) {
  const kit = await load();
  if (!kit) return null;
  const { decodePlan } = await importWithRetry(() => import('./share/planCode.ts'));
  const plan = await decodePlan(code);
  if ('problem' in plan) return plan.problem;
  return kit.formProblem(plan.form, kit.planner.rules) ?? plan;
}
