import { MailError, type Mailer } from './Mailer.ts';

const api = 'https://api.buttondown.com/v1/subscribers';
const timeout = 20_000;

/**
 * Sends by Buttondown, which keeps the list and writes its own mails: the one that asks for confirmation is set up there
 * to hold `{{ subscriber.metadata.confirm }}` (docs/newsletter.md). A subscriber is added as not activated, becomes a
 * regular one when the link has been followed, and is deleted on leaving.
 */
export function buttondownMailer(apiKey: string): Mailer {
  const ask = async (method: string, url: string, accepted: readonly number[], body?: object) => {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Token ${apiKey}`,
        'content-type': 'application/json',
        // A second attempt finds the subscriber of the first, and gives it the newer links.
        'x-buttondown-collision-behavior': 'overwrite',
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok && !accepted.includes(response.status))
      throw new MailError(`Buttondown answered ${response.status}`);
  };
  const one = (address: string) => `${api}/${encodeURIComponent(address)}`;
  return {
    async send({ kind, to, confirmLink, leaveLink }) {
      if (kind === 'confirm') {
        const metadata = { confirm: confirmLink, leave: leaveLink };
        await ask('POST', api, [], { email_address: to, type: 'unactivated', metadata });
      }
      if (kind === 'welcome') await ask('PATCH', one(to), [], { type: 'regular' });
    },
    forget: (address) => ask('DELETE', one(address), [404]),
  };
}
