import { belowPath, pageBelow, readBase } from './belowPath.ts';
import { cacheNoErrors } from './answers.ts';
import { handleNewsletter, isNewsletter } from './newsletter/handleNewsletter.ts';
import type { NewsletterStore } from './newsletter/NewsletterStore.ts';
import type { NewsletterBindings } from './newsletter/Newsletter.ts';
import { readGuide, readSettings } from './newsletter/readSettings.ts';
import { serveApiFile, serveReadable, serveUnknown } from './serveFiles.ts';

export { Newsletter } from './newsletter/Newsletter.ts';

interface Bindings extends NewsletterBindings {
  NEWSLETTER?: { getByName(name: string): NewsletterStore & { tidy(): Promise<void> } };
}

/** Returns the one object that keeps the newsletter, if the host has been given it. */
const newsletterOf = ({ NEWSLETTER }: Bindings) => NEWSLETTER?.getByName('newsletter') ?? null;

const readable = /^\/(gpx|schemas)\/|\.ics$/;

async function answer(request: Request, bindings: Bindings, base: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fetchFile = (file: Request) => bindings.ASSETS.fetch(file);
  if (isNewsletter(pathname)) {
    const answered = await handleNewsletter(request, {
      store: newsletterOf(bindings),
      settings: readSettings(bindings),
      adminToken: bindings.NEWSLETTER_ADMIN_TOKEN,
      readGuide: ({ origin }) => readGuide(fetchFile, origin),
    });
    return base === '' ? answered : pageBelow(base, answered);
  }
  if (pathname.startsWith('/api/')) return serveApiFile(request, fetchFile);
  return readable.test(pathname) ? serveReadable(request, fetchFile) : serveUnknown(request, fetchFile);
}

export default {
  /** The host runs this for the addresses that `wrangler.jsonc` names, and for those at which it has no file. */
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const base = await readBase(bindings.ASSETS);
    const within = (inner: Request) => answer(inner, bindings, base);
    return cacheNoErrors(await (base === '' ? within(request) : belowPath(request, base, within)));
  },

  /** Runs at the times that `wrangler.jsonc` names. */
  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    if (readSettings(bindings)) await newsletterOf(bindings)?.tidy();
  },
};
