import { requestJson } from '../../data/requestJson.ts';

/** Signs an e-mail address up for the newsletter; rejects when the function did not say that it is kept. */
export async function subscribe(email: string): Promise<void> {
  const answer = await requestJson('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!('subscribed' in answer && answer.subscribed === true)) {
    throw new Error('The answer does not confirm the subscription.');
  }
}
