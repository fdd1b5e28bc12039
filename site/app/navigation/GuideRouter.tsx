import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router';

/** A guide at the root of its host tells the router of no path. */
const below = import.meta.env.BASE_URL === '/' ? {} : { basename: import.meta.env.BASE_URL };

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null } = (window.history.state ?? {}) as { key?: string; usr?: unknown };
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
    const entryOf = (state: unknown) => ({ usr: state, key: Math.random().toString(36).slice(2) });
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
    const follow = () => setEntry({ location: currentLocation(), navigationType: NavigationType.Pop });
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <Router {...below} location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
