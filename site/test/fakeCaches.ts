/** Returns a storage of caches as browsers have it, as far as the guide uses it; it forgets when the test is over. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const address = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), window.location.href).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => store.get(address(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void store.set(address(request), response),
      delete: async (request: RequestInfo) => store.delete(address(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } satisfies Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
  };
  return {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/** A storage that a browser denies. */
export const deniedCaches = {
  open: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  keys: () => Promise.reject(new DOMException('denied', 'SecurityError')),
};
