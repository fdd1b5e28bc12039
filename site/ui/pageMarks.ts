/** Marks of the whole page for its styles, as `html[data-…]`: a dialog is open, or a page is loading. */
type PageMark = 'modal' | 'busy';

const holders: Record<PageMark, number> = { modal: 0, busy: 0 };

/**
 * Marks the page until the function that it returns is called, by as many as wish so. Not `html:has(…)`: a browser looks
 * for that in all of the page at every change, which a map of thousands of places cannot pay.
 */
export function markPage(mark: PageMark): () => void {
  holders[mark] += 1;
  document.documentElement.dataset[mark] = '';
  return () => {
    holders[mark] -= 1;
    if (holders[mark] === 0) delete document.documentElement.dataset[mark];
  };
}

const markBusy = () => markPage('busy');

/** Returns the attributes of an element that waits for a page; the bar of progress shows as long as there is one. */
export const whileBusy = (busy: boolean) => (busy ? { 'aria-busy': true, ref: markBusy } : {});
