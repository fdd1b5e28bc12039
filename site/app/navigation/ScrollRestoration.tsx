import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router';
import { ownName } from '../../base/guideBase.ts';
import { focusPageHeading } from '../../ui/PageHeading/PageHeading.tsx';

/** Returns true if this document was reloaded, or reached by Back or Forward from another one. */
function isRestored(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * Returns true at the top or the bottom of the page. A browser stops at the bottom if the page is shorter than the place
 * that it looks for.
 */
const isAtAnEnd = () =>
  window.scrollY === 0 || window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** Scrolls to the part that an address names, and moves the focus there: it may come later than the page. */
function showPart(hash: string): Moving {
  return moveUntilThere(() => {
    const part = document.getElementById(hash.slice(1));
    if (!part) return false;
    const fold = part.closest('details');
    if (fold) fold.open = true;
    part.scrollIntoView();
    const start = part.querySelector<HTMLElement>('h2, h3') ?? part;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    return true;
  });
}

/**
 * Restores scroll position and focus, as a browser does on full loads. A new page starts at
 * its top; reload, Back and Forward find the place where the visitor was. Full loads are left to the browser, which
 * restores earlier than any script, and helped where it could not. Within the guide the place is restored here, since
 * the browser would do it while the page before still stands. Changes of the query alone leave all as it is.
 */
export function ScrollRestoration({ location: { key, pathname, hash } }: { location: Location }) {
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const place = places.get(key) ?? 0;
    const isBack = navigationType === 'POP';
    // The first link may have been faster than this code.
    const isFirst = shown.current === null && navigationType !== 'PUSH';
    const isOtherPage = !isFirst && shown.current !== pathname;
    shown.current = pathname;
    window.history.scrollRestoration = 'manual';
    const isCutShort = isFirst && place > 0 && isRestored() && isAtAnEnd();
    let moving = isCutShort || (isOtherPage && isBack) ? scrollBackTo(place) : null;
    if (isOtherPage) focusPageHeading();
    if (isOtherPage && !isBack) {
      window.scrollTo(0, 0);
      if (hash) moving = showPart(hash);
    }
    const remember = () => {
      // On the way back the page is not where the visitor left it; and it may belong to another entry already.
      if ((!moving || moving.isOver()) && window.history.state?.key === key) places.set(key, window.scrollY);
    };
    // An entry that takes the place of another one, as a change of the query does, is where that one was.
    remember();
    const leave = () => {
      remember();
      storePlaces();
      window.history.scrollRestoration = 'auto';
    };
    const resume = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', resume);
    return () => {
      moving?.end();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', resume);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one entry of the history, one effect
  }, [key]);

  return null;
}

const storageName = ownName('larch-places');

/** Number of history entries whose places are kept. */
const most = 200;

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, number][]);
  } catch {
    // Denied, or not ours.
    return new Map();
  }
}

/** Scroll positions of this tab's history entries. */
const places = readPlaces();

/** Keeps the places for the time when this document is gone. */
function storePlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...places].slice(-most)));
  } catch {
    // Denied or full: the places are known as long as this document lives.
  }
}

/** Events by which the visitor moves the page: nothing may move it against them. */
const moveEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

interface Moving {
  isOver: () => boolean;
  end: () => void;
}

/** Brings the page back to a place, even if it is still too short for that. */
export const scrollBackTo = (top: number): Moving =>
  moveUntilThere(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  });

/**
 * Moves the page, and again whenever it grows, until `move` returns true, the visitor moves the page, or the returned
 * function is called.
 */
function moveUntilThere(move: () => boolean): Moving {
  let over = false;
  let observer: ResizeObserver | undefined;
  const end = () => {
    over = true;
    observer?.disconnect();
    for (const name of moveEvents) window.removeEventListener(name, end, true);
  };
  const tryMove = () => {
    if (move()) end();
  };
  tryMove();
  if (!over) {
    for (const name of moveEvents) window.addEventListener(name, end, { capture: true, passive: true });
    observer = new ResizeObserver(tryMove);
    observer.observe(document.body);
  }
  return { isOver: () => over, end };
}
