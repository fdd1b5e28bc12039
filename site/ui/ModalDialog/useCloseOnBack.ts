import { useEffectEvent, useLayoutEffect } from 'react';

/** Settles when the entry of what was closed last is left. */
let settled: Promise<void> = Promise.resolve();

/** Resolves when the history stands still: an entry that is added earlier would be the one that is left. */
export const historySettled = (): Promise<void> => settled;

const markOfEntry = (): unknown => (window.history.state as { overlay?: string } | null)?.overlay;

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
