import { jsonAnswer, refuse, refusals } from './answers.ts';
import { securityHeaders } from '../answers.ts';
import { csvLine } from './subscriberList.ts';
import type { NewsletterStore } from './NewsletterStore.ts';
import { normaliseAddress, readBody } from './readSignUp.ts';
import type { Guide } from './readSettings.ts';
import { linkTo, signToken } from './signedLink.ts';

const columns = ['address', 'confirmed_at', 'signed_up_at', 'page', 'consent', 'leave_link'];

/** Streams the confirmed subscribers as CSV, each with the link to leave that letters to them have to carry. */
export async function exportSubscribers(
  store: NewsletterStore,
  { origin }: Guide,
  secret: string,
): Promise<Response> {
  // If the store fails, then before the answer begins.
  const first = await store.confirmed(null);
  async function* lines() {
    yield csvLine(columns);
    for (let some = first; some.length > 0; some = await store.confirmed(some.at(-1) ?? null)) {
      for (const { id, address, confirmedAt, signedUpAt, page, consent } of some) {
        const leave = linkTo(origin, 'leave', await signToken('leave', id, { secret, now: Date.now() }));
        const times = [confirmedAt, signedUpAt].map((time) => new Date(time).toISOString());
        yield csvLine([address, ...times, page, consent, leave]);
      }
    }
  }
  const rest = lines();
  const text = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(text.encode(value));
    },
  });
  return new Response(stream, {
    headers: { ...securityHeaders, 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' },
  });
}

/** Deletes the address that is the body of the request. */
export async function removeSubscriber(request: Request, store: NewsletterStore): Promise<Response> {
  const body = await readBody(request, 5000);
  const address = 'text' in body ? normaliseAddress(body.text) : null;
  if (address === null) return refuse(request, refusals.address);
  return jsonAnswer(200, { deleted: await store.remove(address) });
}
