import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { PlannerKit } from './loadPlanner.ts';
import { useTripStore } from './tripStore.ts';

const prefix = '#plan=';

/** Opens the plan of a shared address; says what is wrong with it when it cannot. */
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
      // What is changed from here on is the visitor's own: the address no longer says it.
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [hash, pathname, search, navigate, keep, load]);
  return { problem, isOpening };
}

/** The plan of a code; what is wrong with it, in words; null when the planner did not load. */
async function planOf(code: string, load: () => Promise<PlannerKit | null>) {
  const kit = await load();
  if (!kit) return null;
  const { decodePlan } = await importWithRetry(() => import('./planCode.ts'));
  const plan = await decodePlan(code);
  if ('problem' in plan) return plan.problem;
  return kit.formProblem(plan.form, kit.planner.rules) ?? plan;
}
