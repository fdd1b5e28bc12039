import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { dropOthers } from '../device/offline/fileStore.ts';
import { neededVersions, offlineLock } from '../device/offline/guideState.ts';
import { freshHeader } from '../device/offline/guideVersion.ts';
import { answerFile } from './answerFile.ts';
import { answerPage } from './answerPage.ts';
import { keepOfflinePage, keepSeen } from './keepSeen.ts';
import { ourFiles } from './ourFiles.ts';
import type { FetchEvent, WorkerScope } from './workerScope.ts';
import { withoutBase } from '../base/guideBase.ts';

declare const self: WorkerScope;

/** Pages of the guide that are never kept: what another host sends is shown in one of them. */
const foreign = /^\/(partner-widget|edit)(\/|$)/;

/** Forgets versions that no tab and no offline copy needs. */
async function dropUnneeded(): Promise<void> {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  await dropOthers(await neededVersions(tabs.map(({ id }) => id)));
}

/** Tidies, unless a tab is downloading the guide. */
async function tidy(): Promise<void> {
  if (!navigator.locks) return dropUnneeded();
  await navigator.locks.request(offlineLock, { ifAvailable: true }, async (lock) => {
    if (lock) await dropUnneeded();
  });
}

const isFresh = (request: Request) => request.headers.has(freshHeader);

const requestOf = (event: Event, tab: (fetched: FetchEvent) => string) => {
  const fetched = event as FetchEvent;
  return {
    request: fetched.request,
    tab: tab(fetched),
    afterwards: (work: Promise<unknown>) => fetched.waitUntil(work),
  };
};

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !foreign.test(withoutBase(url.pathname)),
  ({ event }) => answerPage(requestOf(event, ({ resultingClientId }) => resultingClientId)),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && !isFresh(request) && ourFiles.test(withoutBase(url.pathname)),
  ({ event }) => answerFile(requestOf(event, ({ clientId }) => clientId)),
);

// Any version of this worker serves tabs of any version of the guide, so a new one need not wait.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
clientsClaim();
self.addEventListener('activate', (event) => {
  // A file that cannot be stored now is stored when a page is seen.
  event.waitUntil(Promise.all([keepOfflinePage(), tidy()]).catch(() => {}));
});
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'tidy') event.waitUntil(tidy().catch(() => {}));
  if (!Array.isArray(data) || !source) return;
  const addresses = data.filter((address) => typeof address === 'string');
  event.waitUntil(
    keepSeen(addresses, source.id)
      .then(keepOfflinePage)
      .catch(() => {}),
  );
});
