import { FetchError } from './FetchError.ts';

/** Milliseconds after which a request that has not been answered counts as failed. */
const patience = 20_000;

/**
 * Signs an e-mail address up for the newsletter. Rejects with a FetchError when the function did not say that it is
 * kept: a host without the function may answer with a page; and with a TimeoutError when nobody answers.
 */
export async function subscribe(email: string): Promise<void> {
  const response = await fetch('/api/newsletter', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(patience),
  });
  const body = await response.text();
  if (response.ok && isConfirmation(body)) return;
  throw new FetchError(response.status, `${response.status}: ${body || response.statusText}`);
}

function isConfirmation(body: string): boolean {
  try {
    return JSON.parse(body)?.subscribed === true;
  } catch {
    return false;
  }
}
