import { type NewsletterMail, newsletterMails } from '../../derive/newsletterPromises.ts';
import { UsageError } from './usageError.ts';

/** Returns the way that the environment names for the mails of the newsletter (docs/newsletter.md), or null. */
export function newsletterMail(): NewsletterMail | null {
  const value = process.env.NEWSLETTER_MAIL;
  if (value === undefined || value === '') return null;
  const mail = newsletterMails.find((name) => name === value);
  if (!mail) throw new UsageError(`NEWSLETTER_MAIL must be smtp, buttondown or outbox (got "${value}")`);
  return mail;
}
