import { readEmail } from './readEmail.ts';
import type { SubscriberStore } from './SubscriberStore.ts';

/** What the function needs from the outside. */
export interface NewsletterContext {
  store: SubscriberStore;
  now: () => Date;
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const answer = (status: number, body: object, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...headers, ...more } });

/** A page for visitors whose browser sent the plain form. */
function page(status: number, text: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Newsletter</title><p>${text}</p><p><a href="/">Back to the guide</a></p></html>`;
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/**
 * POST /api/newsletter: keeps a valid e-mail address and answers `{"subscribed": true}`. Answers 400, 405, 413 or 415
 * to requests that make no sense and 503 when the store fails. An address that is there already is no error: the
 * answer tells nobody who has subscribed.
 */
export async function handleNewsletter(
  request: Request,
  { store, now }: NewsletterContext,
): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'Use POST.' }, { allow: 'POST' });
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  const input = await readEmail(request);
  if ('error' in input) {
    return wantsPage ? page(input.status, input.error) : answer(input.status, { error: input.error });
  }
  try {
    await store.add(input.email, now());
  } catch (error) {
    console.error('The newsletter store failed.', error);
    const sorry = 'Failed to subscribe. Please try again.';
    return wantsPage ? page(503, sorry) : answer(503, { error: sorry });
  }
  return wantsPage
    ? page(200, "You've successfully subscribed to our newsletter.")
    : answer(200, { subscribed: true });
}
