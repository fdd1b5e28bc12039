/** An event that a worker outlives until its promises are settled. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a tab: `clientId` names the tab that asks, `resultingClientId` the one that a page will be shown in. */
export interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
}

/** A tab as a worker sees it. */
export interface Tab {
  id: string;
}

/** A message of a tab. */
export interface TabMessageEvent extends WorkerEvent {
  data: unknown;
  source: Tab | null;
}

/** Members of a service worker's global scope that the guide uses. */
export interface WorkerScope {
  location: Location;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  clients: {
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<Tab[]>;
    claim: () => Promise<void>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'message', listener: (event: TabMessageEvent) => void): void;
  };
}
