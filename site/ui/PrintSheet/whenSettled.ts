/** Milliseconds without a change after which a drawing counts as complete. */
const quiet = 700;

/** Milliseconds after which it is printed without the parts that have not come. */
export const longestWait = 10_000;

/** Calls back once nothing has changed in an element for a while; returns a function that calls this off. */
export function whenSettled(element: HTMLElement, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, quiet);
  });
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    clearTimeout(last);
  };
  const end = () => {
    stop();
    onSettled();
  };
  const last = setTimeout(end, longestWait);
  timer = setTimeout(end, quiet);
  watch.observe(element, { childList: true, subtree: true, attributes: true });
  return stop;
}
