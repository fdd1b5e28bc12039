import { handleNewsletter } from './newsletter/handleNewsletter.ts';
import { type KeyValueNamespace, kvSubscriberStore } from './newsletter/kvSubscriberStore.ts';
import { serveApiFile } from './serveApiFile.ts';
import { serveUnknown } from './serveUnknown.ts';

interface Bindings {
  /** The static files of the guide. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  SUBSCRIBERS: KeyValueNamespace;
}

/** The host runs this for the addresses that `wrangler.jsonc` names; every other one is a static file. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/newsletter') {
      return handleNewsletter(request, {
        store: kvSubscriberStore(bindings.SUBSCRIBERS),
        now: () => new Date(),
      });
    }
    const fetchFile = (file: Request) => bindings.ASSETS.fetch(file);
    return pathname.startsWith('/api/') ? serveApiFile(request, fetchFile) : serveUnknown(request, fetchFile);
  },
};
