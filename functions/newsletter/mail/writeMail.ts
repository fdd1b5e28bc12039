import type { QueuedMail } from '../mailQueue.ts';
import { linkTo, signToken } from '../signedLink.ts';
import type { Guide } from '../readSettings.ts';
import type { Mail, Sender } from './Mailer.ts';

interface Writing {
  guide: Guide;
  from: Sender;
  secret: string;
  now: number;
}

/** Writes a queued mail, with links that are valid from now on. */
export async function writeMail(
  { id, kind, subscriber, address }: QueuedMail & { kind: Mail['kind'] },
  { guide, from, secret, now }: Writing,
): Promise<Mail> {
  const link = async (purpose: 'confirm' | 'leave') =>
    linkTo(guide.origin, purpose, await signToken(purpose, subscriber, { secret, now }));
  const leaveLink = await link('leave');
  const confirmLink = kind === 'confirm' ? await link('confirm') : null;
  const { subject, text } = words[kind](guide.name, confirmLink ?? '', leaveLink);
  return { id, kind, from, to: address, subject, text, confirmLink, leaveLink };
}

type Words = (guide: string, confirm: string, leave: string) => { subject: string; text: string };

const words: Record<Mail['kind'], Words> = {
  confirm: (guide, confirm, leave) => ({
    subject: `Confirm your subscription to ${guide}`,
    text: `Someone, probably you, signed this address up for the ${guide} newsletter.

To confirm, open this link within seven days and press Confirm:
${confirm}

Wasn't you? Do nothing: you won't get any emails, and we'll delete your address after 30 days. To delete it now:
${leave}
`,
  }),
  welcome: (guide, _, leave) => ({
    subject: `You're subscribed to ${guide}`,
    text: `Thanks for confirming. To unsubscribe and delete your address at any time:
${leave}
`,
  }),
  known: (guide, _, leave) => ({
    subject: `You're already subscribed to ${guide}`,
    text: `Someone, probably you, asked for the ${guide} newsletter at this address, but you're already on the list. Nothing has changed.

To unsubscribe and delete your address:
${leave}
`,
  }),
};
