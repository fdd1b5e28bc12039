import { useEffect } from 'react';
import { focusPageHeading } from '../PageHeading/PageHeading.tsx';

/** Keeps the focus within the page when the control that has it goes away. */
export function FocusKeeper() {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocus(main) : undefined;
  }, []);
  return null;
}

const preventScroll = true;

/** Moves the focus to the line above a list that says how many were found: Tab then leads to the first of them. */
function focusCount(): void {
  const count = document.querySelector<HTMLElement>('main [role=status]');
  if (!count) return focusPageHeading();
  count.tabIndex = -1;
  count.focus({ preventScroll });
}

const controlsIn = (node: Node | null) =>
  node instanceof Element ? [...node.querySelectorAll<HTMLElement>('button, a')] : [];

/**
 * Returns the control of the next item in a list; elsewhere the last control before the element, so that Tab goes on
 * there.
 */
function neighbour({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  return target instanceof HTMLUListElement
    ? controlsIn(nextSibling ?? previousSibling)[0]
    : controlsIn(previousSibling).at(-1);
}

/**
 * Gives the focus a new place when the control that has it goes away: the heading where the page was replaced, else a
 * neighbour, else the count of what was found. A map moves the focus among its pins itself.
 */
export function keepFocus(main: HTMLElement): () => void {
  let focused: Node | null = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element && !target.closest('.leaflet-container') ? target : null;
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const removal = records.find((record) => [...record.removedNodes].some((node) => node.contains(focused)));
    focused = null;
    if (removed.some((node) => node instanceof Element && node.querySelector('h1')))
      return focusPageHeading();
    const next = removal && neighbour(removal);
    if (next) next.focus({ preventScroll });
    else focusCount();
  });
  document.addEventListener('focusin', remember);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
