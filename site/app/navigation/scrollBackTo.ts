/** Events by which the visitor moves the page: nothing may move it against them. */
const moveEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Brings the page back to a place, and while the page is still too short for that, again whenever it grows. Ends when the
 * place is reached, when the visitor moves the page, or when the returned function is called.
 */
export function scrollBackTo(top: number): { isOver: () => boolean; end: () => void } {
  let over = false;
  let observer: ResizeObserver | undefined;
  const end = () => {
    over = true;
    observer?.disconnect();
    for (const name of moveEvents) window.removeEventListener(name, end, true);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) end();
  };
  scroll();
  if (!over) {
    for (const name of moveEvents) window.addEventListener(name, end, { capture: true, passive: true });
    observer = new ResizeObserver(scroll);
    observer.observe(document.body);
  }
  return { isOver: () => over, end };
}
