import { requestJson } from '../../data/requestJson.ts';

export interface SignUp {
  email: string;
  /** The field that no visitor sees. */
  website: unknown;
  /** Which wording of the band was agreed to. */
  consent: string;
  /** Milliseconds since the page was opened. */
  elapsed: number;
}

/** Signs an e-mail address up for the newsletter; rejects when the function did not say that it is kept. */
export async function subscribe(signUp: SignUp): Promise<void> {
  const answer = await requestJson('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUp),
  });
  if (!('subscribed' in answer && answer.subscribed === true)) {
    throw new Error('The answer does not confirm the subscription.');
  }
}
