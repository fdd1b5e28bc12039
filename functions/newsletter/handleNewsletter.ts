import { jsonAnswer, pageAnswer, refuse, wantsPage, refusals, limitRefusals } from './answers.ts';
import { clientOf } from './signUpLimits.ts';
import { exportSubscribers, removeSubscriber } from './maintainers.ts';
import type { NewsletterStore } from './NewsletterStore.ts';
import type { Guide, NewsletterSettings } from './readSettings.ts';
import { readSignUp } from './readSignUp.ts';
import { checkToken, type LinkPurpose } from './signedLink.ts';

export interface NewsletterContext {
  store: NewsletterStore | null;
  /** Null when something that the newsletter needs is not set up. */
  settings: NewsletterSettings | null;
  adminToken: string | undefined;
  readGuide(settings: NewsletterSettings): Promise<Guide>;
}

type Ready = NewsletterContext & { store: NewsletterStore; settings: NewsletterSettings };
type Handle = (request: Request, context: Ready) => Promise<Response>;

const handlers: Record<string, Handle> = {
  '/api/newsletter': signUp,
  '/api/newsletter/confirm': (request, context) => followLink('confirm', request, context),
  '/api/newsletter/leave': (request, context) => followLink('leave', request, context),
  '/api/newsletter/subscribers': subscribers,
};

/** Returns true for the paths of the newsletter. */
export const isNewsletter = (pathname: string) => Object.hasOwn(handlers, pathname);

/**
 * Answers everything below /api/newsletter. Every answer is JSON, or a page for browsers; without mail or store it is a
 * 503.
 */
export async function handleNewsletter(request: Request, context: NewsletterContext): Promise<Response> {
  const { store, settings } = context;
  const handle = handlers[new URL(request.url).pathname];
  if (!handle || !store || !settings) return refuse(request, refusals.notConfigured);
  try {
    return await handle(request, { ...context, store, settings });
  } catch (error) {
    // Logs the kind of the error alone, because its message may hold an address.
    console.error(`The newsletter store failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return refuse(request, refusals.storeFailed);
  }
}

/** The one answer to all sign-ups, whether an address is new, known, not confirmed yet or has left. */
const accepted = { subscribed: true, confirmation: 'on its way' };

async function signUp(request: Request, { store }: Ready): Promise<Response> {
  if (request.method !== 'POST') return refuse(request, refusals.method);
  const read = await readSignUp(request);
  if ('refusal' in read) return refuse(request, read.refusal);
  const outcome = await store.signUp(read.signUp, clientOf(request.headers));
  if (outcome !== 'kept') return refuse(request, limitRefusals[outcome]);
  return wantsPage(request) ? pageAnswer(202, pages.accepted) : jsonAnswer(202, accepted);
}

const pages = {
  accepted: {
    heading: 'Success!',
    text: "You've successfully subscribed to our newsletter. Check your email for a link to confirm.",
  },
  confirm: {
    ask: {
      heading: 'Confirm your address',
      text: 'Confirm your email to start receiving the newsletter.',
      button: 'Confirm',
    },
    done: { heading: "You're subscribed", text: "Thanks. We'll email you when there's news." },
  },
  leave: {
    ask: {
      heading: 'Unsubscribe',
      text: "Unsubscribe and we'll delete your address.",
      button: 'Unsubscribe',
    },
    done: {
      heading: "You're unsubscribed",
      text: "We've deleted your address. You won't get any more emails.",
    },
  },
  forged: {
    heading: "This link doesn't work",
    text: 'Open it again from the email, and make sure you have the whole link.',
  },
  expired: {
    heading: 'This link has expired',
    text: "Sign up again and we'll email you a new one.",
  },
};

/**
 * Answers the link of a mail. Opening it shows a page, so that programs that follow links change nothing; pressing
 * the button of the page acts.
 */
async function followLink(
  purpose: LinkPurpose,
  request: Request,
  { store, settings }: Ready,
): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return refuse(request, {
      ...refusals.method,
      message: 'Use GET or POST.',
      headers: { allow: 'GET, HEAD, POST' },
    });
  }
  await request.body?.cancel();
  const { searchParams } = new URL(request.url);
  const check = await checkToken(purpose, searchParams.get('token') ?? '', {
    secret: settings.secret,
    now: Date.now(),
  });
  if ('error' in check) return pageAnswer(check.error === 'forged' ? 404 : 410, pages[check.error]);
  if (method !== 'POST') return pageAnswer(200, pages[purpose].ask);
  if (purpose === 'leave') await store.leave(check.id);
  else if (!(await store.confirm(check.id))) return pageAnswer(410, pages.expired);
  return pageAnswer(200, pages[purpose].done);
}

async function subscribers(
  request: Request,
  { store, settings, adminToken, readGuide }: Ready,
): Promise<Response> {
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!adminToken || given === undefined || !(await isSame(given, adminToken)))
    return refuse(request, refusals.unauthorised);
  if (request.method === 'GET') return exportSubscribers(store, await readGuide(settings), settings.secret);
  if (request.method === 'DELETE') return removeSubscriber(request, store);
  const headers = { allow: 'GET, DELETE' };
  return refuse(request, { ...refusals.method, message: 'Use GET or DELETE.', headers });
}

/** Compares in a time that tells nothing of how much was right. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [one, other] = await Promise.all([hash(given), hash(expected)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}
