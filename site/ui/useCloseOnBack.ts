import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { withoutBase } from '../base/guideBase.ts';

/** Settles when the entry of what was closed last is left. */
let settled: Promise<void> = Promise.resolve();

const markOfEntry = (): unknown => (window.history.state as { overlay?: string } | null)?.overlay;

/**
 * Returns a function that goes to a path within the guide. From something that lies over the page it takes the place of
 * its entry, so that Back finds the page below. So does the open page itself.
 */
export function useNavigateFromOverlay(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const { pathname, search } = window.location;
    const isHere = to === withoutBase(pathname) + search;
    void navigate(to, { replace: isHere || markOfEntry() !== undefined });
  };
}

/** Goes back from the entry of something that closed. */
function leaveEntry(): void {
  settled = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.back();
}

/**
 * Gives what lies over the page an entry in the history, so that Back closes it and leaves the page as it is. Closed in
 * any other way, it takes its entry along. Forward finds an entry that shows the page alone.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const mark = Math.random().toString(36).slice(2);
    let closed = false;
    let entered = false;
    void settled.then(() => {
      if (closed) return;
      // The router's own marks stay: for the router this is the same place.
      window.history.pushState({ ...window.history.state, overlay: mark }, '');
      entered = true;
    });
    const followHistory = () => {
      if (entered && markOfEntry() !== mark) onBack();
    };
    window.addEventListener('popstate', followHistory);
    return () => {
      closed = true;
      window.removeEventListener('popstate', followHistory);
      if (entered && markOfEntry() === mark) leaveEntry();
    };
  }, [open]);
}
