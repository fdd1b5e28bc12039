/** Whether this browser can keep pages: not in an insecure context, and not in some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Has the worker of the guide installed; it looks for a newer one of itself by the way. Rejects where that is denied.
 * The development server has none.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.MODE === 'development') return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/** Sends a message to the worker as soon as there is one. */
export function tellWorker(message: unknown): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message, {}));
}
