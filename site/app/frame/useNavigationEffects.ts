import { useLayoutEffect, useRef } from 'react';
import { focusPageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * What a browser does by itself on a full page load, done for navigations within the guide: to the top on a new page,
 * back to the old position with Back and Forward, and the focus on the heading. Changes of the query alone leave all as it is.
 */
export function useNavigationEffects(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);

  // Before the browser paints: a new page that is shorter moves the scroll position, which is not that of the old one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (navigationType === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    focusPageHeading();
  }, [key, pathname, hash, navigationType]);
}
