import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { PlannerModules } from './usePlannerModules.ts';
import { useTripStore } from './share/tripStore.ts';

const prefix = '#plan=';

/** Opens the plan of a shared link, or returns a message about a broken link. */
export function useSharedPlan(load: () => Promise<PlannerModules | null>): {
  problem: string | null;
  /** Opens it again, once code or data of the planner did not come; null otherwise. */
  retry: (() => void) | null;
} {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const keep = useTripStore((state) => state.keep);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!hash.startsWith(prefix)) return undefined;
    document.documentElement.dataset.plan = '';
    let isCurrent = true;
    const open = async () => {
      setHasFailed(false);
      const found = await planOf(hash.slice(prefix.length), load).catch(() => null);
      if (!isCurrent) return;
      delete document.documentElement.dataset.plan;
      if (typeof found === 'string') {
        setProblem(found);
        return;
      }
      setHasFailed(found === null);
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
  }, [hash, pathname, search, navigate, keep, load, attempt]);
  return { problem, retry: hasFailed ? () => setAttempt(attempt + 1) : null };
}

/** Decodes a plan. Returns a message if it is broken, or null if the planner did not load. */
async function planOf(code: string, load: () => Promise<PlannerModules | null>) {
  const modules = await load();
  if (!modules) return null;
  const { decodePlan } = await importWithRetry(() => import('./share/planCode.ts'));
  const plan = await decodePlan(code);
  if ('problem' in plan) return plan.problem;
  return modules.formProblem(plan.form, modules.planner.rules) ?? plan;
}
