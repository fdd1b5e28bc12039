import { withBase } from '../../base/guideBase.ts';

/** Returns true if this browser has service workers: not in insecure contexts and some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Registers the service worker, which also checks for an update of itself. Rejects if denied. The development server
 * has none.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.MODE === 'development') return;
  await navigator.serviceWorker.register(withBase('/sw.js'), { updateViaCache: 'none' });
}

/** Sends a message to the worker once it is active. */
export function tellWorker(message: unknown): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message, {}));
}
