import { MailError } from './mail/Mailer.ts';
import { writeMail } from './mail/writeMail.ts';
import type { MailQueue, QueuedMail } from './mailQueue.ts';
import type { Guide, NewsletterSettings } from './readSettings.ts';

/** Greatest number of mails that one run sends. */
const batch = 100;
/** Number of mails that are under way at the same time. */
const atOnce = 5;

/** Tries the mails that are due; one that fails waits, each time longer, and holds up no other. */
export async function deliverMails(
  queue: MailQueue,
  { mailer, from, secret }: NewsletterSettings,
  readGuide: () => Promise<Guide>,
): Promise<void> {
  const due = queue.due(batch);
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
        queue.delivered(queued);
      } catch (error) {
        queue.failed(queued);
        const reason = error instanceof MailError ? error.message : (error as Error).name;
        console.error(`A newsletter mail waits after ${queued.attempts + 1} attempts: ${reason}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOneAfterAnother));
}
