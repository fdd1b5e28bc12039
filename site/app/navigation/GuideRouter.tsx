import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router';

/** A guide at the root of its host tells the router of no path. */
const below = import.meta.env.BASE_URL === '/' ? {} : { basename: import.meta.env.BASE_URL };

/** State of a history entry. The key tells it from others. */
interface EntryState {
  key: string;
  usr: unknown;
}

const entryOf = (usr: unknown): EntryState => ({ usr, key: Math.random().toString(36).slice(2) });

/** Returns the location of the current entry; gives it a key if it has none, because a full load or an anchor made it. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as Partial<EntryState> | null;
  const { key, usr } = { ...entryOf(null), ...state };
  if (!state?.key) window.history.replaceState({ ...state, key }, '');
  return { pathname, search, hash, key, state: usr, mask: undefined };
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Has React Router follow the address bar, as its `BrowserRouter` does, which brings forms, fetchers and prefetching along:
 * 4 KB of every page.
 */
export function GuideRouter({ children }: { children: ReactNode }) {
  const [{ location, navigationType }, setEntry] = useState(() => ({
    location: currentLocation(),
    navigationType: NavigationType.Pop,
  }));
  const navigator = useMemo((): Navigator => {
    const show = (type: NavigationType) => setEntry({ location: currentLocation(), navigationType: type });
    return {
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push(to, state) {
        window.history.pushState(entryOf(state), '', hrefOf(to));
        show(NavigationType.Push);
      },
      replace(to, state) {
        window.history.replaceState(entryOf(state), '', hrefOf(to));
        show(NavigationType.Replace);
      },
    };
  }, []);
  useLayoutEffect(() => {
    const show = () => setEntry({ location: currentLocation(), navigationType: NavigationType.Pop });
    const follow = () => {
      const { pathname, search } = window.location;
      const isSamePage = pathname === location.pathname && search === location.search;
      // Within a page the update waits for regions that are not hydrated, because React discards their HTML otherwise.
      // It waits only outside the event: React renders transitions of popstate at once.
      if (isSamePage) setTimeout(startTransition, 0, show);
      else show();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [location]);
  return (
    <Router {...below} location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
