import { MailError } from './mail/Mailer.ts';
import { writeMail } from './mail/writeMail.ts';
import type { QueuedMail } from './mailQueue.ts';
import type { Guide, NewsletterSettings } from './readSettings.ts';
import type { SubscriberList } from './subscriberList.ts';

/** Greatest number of mails that one run sends. */
const batch = 100;
/** Number of mails that are under way at the same time. */
const atOnce = 5;

/** Tries the mails that are due. One that fails waits, or has ended if the mailbox takes no mail. */
export async function deliverMails(
  list: SubscriberList,
  { mailer, from, secret }: NewsletterSettings,
  readGuide: () => Promise<Guide>,
): Promise<void> {
  const due = list.mails.due(batch);
  if (due.length === 0) return;
  const reading = readGuide();
  // Each mail that needs it fails with it, and waits.
  reading.catch(() => {});
  const deliver = async (queued: QueuedMail) => {
    const { kind } = queued;
    if (kind === 'forget') return mailer.forget?.(queued.address);
    const guide = await reading;
    const mail = await writeMail(
      { ...queued, kind },
      { guide, from: { ...from, name: from.name || guide.name }, secret, now: Date.now() },
    );
    await mailer.send(mail);
  };
  const waiting = due.values();
  const sendOneAfterAnother = async () => {
    for (const queued of waiting) {
      try {
        await deliver(queued);
        list.delivered(queued);
      } catch (error) {
        const isMailError = error instanceof MailError;
        if (isMailError && error.isPermanent) list.refused(queued);
        else list.mails.failed(queued);
        const reason = isMailError ? error.message : (error as Error).name;
        console.error(`Try ${queued.attempts + 1} of a newsletter mail failed: ${reason}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOneAfterAnother));
}
