import { handleNewsletter } from './newsletter/handleNewsletter.ts';
import { type KeyValueNamespace, kvSubscriberStore } from './newsletter/kvSubscriberStore.ts';
import { serveApiFile } from './serveApiFile.ts';

interface Bindings {
  /** The static files of the guide. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  SUBSCRIBERS: KeyValueNamespace;
}

/** The host runs this for /api/* alone; every other address is a static file. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/newsletter') {
      return handleNewsletter(request, {
        store: kvSubscriberStore(bindings.SUBSCRIBERS),
        now: () => new Date(),
      });
    }
    return serveApiFile(request, (file) => bindings.ASSETS.fetch(file));
  },
};
