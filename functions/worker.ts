import { handleNewsletter, isNewsletter, type NewsletterStore } from './newsletter/handleNewsletter.ts';
import type { NewsletterBindings } from './newsletter/Newsletter.ts';
import { readSettings } from './newsletter/readSettings.ts';
import { serveApiFile } from './serveApiFile.ts';
import { serveReadable } from './serveReadable.ts';
import { serveUnknown } from './serveUnknown.ts';

export { Newsletter } from './newsletter/Newsletter.ts';

interface Bindings extends NewsletterBindings {
  NEWSLETTER?: { getByName(name: string): NewsletterStore & { tidy(): Promise<void> } };
}

/** The one object that keeps the newsletter, if the host has been given it. */
const newsletterOf = ({ NEWSLETTER }: Bindings) => NEWSLETTER?.getByName('newsletter') ?? null;

const readable = /^\/(gpx|schemas)\/|\.ics$/;

export default {
  /** The host runs this for the addresses that `wrangler.jsonc` names; every other one is a static file. */
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isNewsletter(pathname)) {
      return handleNewsletter(request, {
        store: newsletterOf(bindings),
        settings: readSettings(bindings),
        adminToken: bindings.NEWSLETTER_ADMIN_TOKEN,
      });
    }
    const fetchFile = (file: Request) => bindings.ASSETS.fetch(file);
    if (pathname.startsWith('/api/')) return serveApiFile(request, fetchFile);
    return readable.test(pathname) ? serveReadable(request, fetchFile) : serveUnknown(request, fetchFile);
  },

  /** The host runs this at the times that `wrangler.jsonc` names. */
  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    if (readSettings(bindings)) await newsletterOf(bindings)?.tidy();
  },
};
