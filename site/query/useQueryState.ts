import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../device/browser.ts';

/** Milliseconds without a key before the router, which renders all that shows an address, hears of what was typed. */
const pause = 350;

/** Shows a query in the address bar alone. */
function showQuery(query: string): void {
  try {
    window.history.replaceState(window.history.state, '', window.location.pathname + (query && `?${query}`));
  } catch {
    // Browsers refuse too many addresses in a short time, Safari 100 in 30 seconds. The router's turn comes later.
  }
}

interface Change<T> {
  state: T;
  /** True if the visitor may type more at any moment. */
  typing?: boolean;
  /** The query that says so, once the router has it. */
  query?: string;
}

/**
 * Keeps state in the query of the address, so that Back, reload and a shared link keep it. A change shows at once, in
 * the page and in the address; the router hears of it at once, too, but of text in `search` when typing pauses. `read`
 * must accept any query; `write` leaves defaults out. Prerendered pages show the defaults until they are hydrated.
 */
export function useQueryState<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (state: T) => URLSearchParams,
): [state: T, change: (part: Partial<T>) => void] {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = hydrated ? new URLSearchParams(search).toString() : '';
  const addressed = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const [last, setLast] = useState<Change<T> | null>(null);
  const holds = last && (last.query === undefined || last.query === query);
  const state = holds ? last.state : addressed;

  useEffect(() => {
    if (!last || last.query !== undefined) return;
    const notifyRouter = () => {
      clearTimeout(timer);
      const next = write(last.state);
      // Both in one transition: the state never falls back, and what is typed meanwhile goes before.
      startTransition(() => {
        try {
          void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
        } catch {
          timer = setTimeout(notifyRouter, pause);
          return;
        }
        setLast({ state: last.state, query: next.toString() });
      });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (last.typing) timer = setTimeout(notifyRouter, pause);
    else notifyRouter();
    // A link leads on from the new address.
    window.addEventListener('click', notifyRouter, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', notifyRouter, { capture: true });
    };
  }, [last, navigate, write]);

  useEffect(() => {
    // Back and Forward have reached another address, which is not to be changed.
    const forget = () => setLast(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  const change = (part: Partial<T>) => {
    const next = { ...state, ...part };
    const typing = 'search' in part && part.search !== '';
    setLast({ state: next, typing });
    if (typing) showQuery(write(next).toString());
  };
  return [state, change];
}
