import type { WorkerScope } from './workerScope.ts';
import { ownName } from '../base/guideBase.ts';

declare const self: WorkerScope;

/** Deletes the caches of the guide and unregisters the worker. Open tabs go on with the network alone. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(ownName('larch-'))) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});
