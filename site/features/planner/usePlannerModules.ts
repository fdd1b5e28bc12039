import { useCallback, useRef, useState, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Planner } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { fetcher } from '../../data/requestJson.ts';
import type * as code from './plannerModules.ts';
import { useTripStore } from './share/tripStore.ts';
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
