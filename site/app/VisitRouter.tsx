import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/** A guide at the root of its host tells the router of no path. */
const below = import.meta.env.BASE_URL === '/' ? null : { basename: import.meta.env.BASE_URL };

/**
 * Has the pages follow the address bar. It is what `BrowserRouter` does, without the forms, fetchers and links of the
 * module that holds it: 3 KB that a visitor would wait for.
 */
export function VisitRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setVisit] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((visit) => startTransition(() => setVisit(visit))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} {...below}>
      {children}
    </Router>
  );
}
