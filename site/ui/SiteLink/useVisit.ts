import { createContext, startTransition, useContext } from 'react';
import { useNavigate } from 'react-router';
import { withoutBase } from '../../base/guideBase.ts';

/**
 * Loads module and data of a path ahead of a visit, or, when `chosen`, for a visit that is to follow; then it says whether
 * the page can be shown. The application provides it.
 */
export type Prepare = (to: string, chosen?: boolean) => Promise<boolean>;

export const PrepareContext = createContext<Prepare>(() => Promise.resolve(true));

/**
 * Goes to a path within the guide once its page is there; until then, and when it does not come, the page that is shown
 * stays with its address. Resolves when it is known which; `done` runs in the transition that shows the page.
 */
export function useVisit(): (to: string, done?: () => void) => Promise<void> {
  const prepare = useContext(PrepareContext);
  const navigate = useNavigate();
  return async (to, done) => {
    const ready = await prepare(to, true);
    const { pathname, search } = window.location;
    startTransition(() => {
      if (ready) void navigate(to, { replace: to === withoutBase(pathname) + search });
      done?.();
    });
  };
}
