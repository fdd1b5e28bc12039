import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Planner } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { fetcher } from '../../data/requestJson.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { NoticeTone } from '../../ui/Notice/Notice.tsx';
import type * as code from './makePlan.ts';

/** The planner as code and data, loaded on demand: rules, places and the view of a plan. */
type LoadedPlanner = typeof code & { data: Planner };

/** What came of a request, if the visitor has to know. */
export interface Message {
  tone: NoticeTone;
  heading: string;
  texts: readonly string[];
  /** Asks again. */
  retry?: () => void;
}

type Act = (planner: LoadedPlanner) => Promise<Message | null>;

/**
 * Returns the planner once it is loaded, and a function that loads it and acts. It is loaded for a plan to show. It is
 * loaded ahead for a form that has an answer: then a failure is not shown, because nobody has asked for a plan.
 */
export function usePlanner({ showsPlan, hasAnswer }: { showsPlan: boolean; hasAnswer: boolean }) {
  const [planner, setPlanner] = useState<LoadedPlanner | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const loading = useRef<Promise<LoadedPlanner | null> | null>(null);
  const load = useCallback(async () => {
    // Both parts come with a retry.
    loading.current ??= Promise.all([
      importWithRetry(() => import('./makePlan.ts')),
      fetcher(published.planner),
    ]).then(
      ([modules, data]) => ({ ...modules, data }),
      () => null,
    );
    const loaded = await loading.current;
    loading.current = null;
    setPlanner(loaded);
    return loaded;
  }, []);
  const run = useCallback(
    async function request(act: Act): Promise<void> {
      setMessage(null);
      setIsBusy(true);
      const loaded = await load();
      const failure: Message = {
        tone: 'danger',
        heading: "The planner didn't load",
        texts: ['Check the connection, then try again. Your answers are kept.'],
        retry: () => void request(act),
      };
      setMessage(loaded ? await act(loaded) : failure);
      setIsBusy(false);
    },
    [load],
  );
  const isLoaded = planner !== null;
  useEffect(() => {
    if (isLoaded) return;
    if (showsPlan) void run(async () => null);
    else if (hasAnswer) void load();
  }, [isLoaded, showsPlan, hasAnswer, run, load]);
  useSharedPlan(run);
  return { planner, isBusy, message, run, close: () => setMessage(null) };
}

const prefix = '#plan=';

/** Opens the plan of a shared link. */
function useSharedPlan(run: (act: Act) => Promise<void>): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith(prefix)) return undefined;
    document.documentElement.dataset.plan = '';
    let isCurrent = true;
    const open = run(async ({ data, openLink }) => {
      const problem = isCurrent ? await openLink(hash.slice(prefix.length), data.rules) : null;
      // From here on the plan is the visitor's own, so the address no longer names the shared one.
      if (isCurrent && !problem)
        void navigate(pathname + search, { replace: true, preventScrollReset: true });
      return problem;
    });
    void open.then(() => {
      if (isCurrent) delete document.documentElement.dataset.plan;
    });
    return () => {
      isCurrent = false;
    };
  }, [hash, pathname, search, navigate, run]);
}
