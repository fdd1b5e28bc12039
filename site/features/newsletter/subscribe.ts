import { requestJson } from '../../data/requestJson.ts';

export interface SignUp {
  email: string;
  /** Honeypot field, invisible to visitors. */
  website: unknown;
  /** Hash of the wording that was agreed to. */
  consent: string;
  /** Milliseconds since the page was opened. */
  elapsed: number;
}

/** Subscribes an e-mail address; rejects unless the function confirms it. */
export async function subscribe(signUp: SignUp): Promise<void> {
  const answer = await requestJson('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUp),
  });
  if (!('subscribed' in answer && answer.subscribed === true)) {
    throw new Error("The server didn't confirm the subscription.");
  }
}
