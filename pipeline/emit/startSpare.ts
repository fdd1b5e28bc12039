import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** A spare folder that is being made. Disposing of it leaves it as far as it is. */
export interface SpareMaking extends AsyncDisposable {
  ready: Promise<void>;
}

/**
 * Makes the folder that the next build brings up to date, on a thread of its own, unless the build before has left one:
 * second names for all files of the build that stands at `out`. Nothing in it is trusted, so it may end half way: what
 * is not in it is written.
 */
export function startSpare(out: string, spare: string): SpareMaking {
  if (existsSync(spare) || !existsSync(out))
    return { ready: Promise.resolve(), [Symbol.asyncDispose]: async () => {} };
  const thread = new Worker(new URL('./spareThread.ts', import.meta.url), { workerData: { out, spare } });
  const ready = new Promise<void>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
  // Whoever waits for it hears of it.
  ready.catch(() => {});
  return { ready, [Symbol.asyncDispose]: async () => void (await thread.terminate()) };
}
