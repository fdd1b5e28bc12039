import { FetchError } from './FetchError.ts';

/** Signs an e-mail address up for the newsletter; rejects with a FetchError when it was not accepted. */
export async function subscribe(email: string): Promise<void> {
  const response = await fetch('/api/newsletter', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (response.ok) return;
  const body = await response.text();
  throw new FetchError(response.status, `${response.status}: ${body || response.statusText}`);
}
