/** The ways by which mails of the newsletter leave; functions/newsletter/mail has one program for each. */
export const newsletterMails = ['smtp', 'buttondown', 'outbox'] as const;
export type NewsletterMail = (typeof newsletterMails)[number];

interface Promises {
  /** For the band, beside its text. */
  band: string;
  /** For the page that names the stored data. */
  privacy: string;
  /** For the page that says on which terms. */
  terms: string;
}

const noNewsletter = "There's no newsletter right now, so we don't ask for your email address.";

const carriers: Record<NewsletterMail, string> = {
  smtp: 'Our own mail server sends the emails; no other service gets your address.',
  buttondown:
    'Buttondown, a company in the United States, sends our emails and keeps your address as long as we do.',
  outbox: 'This copy of the guide runs on one computer: its emails are saved in a folder there, not sent.',
};

/** Returns the promises made to subscribers. They follow from the programs that are set up. */
export function newsletterPromises(mail: NewsletterMail | null): Promises {
  if (mail === null) return { band: '', privacy: noNewsletter, terms: noNewsletter };
  return {
    band: "We'll email you a link to confirm. Unsubscribe any time and we delete your address.",
    privacy: `If you sign up for the newsletter, we keep your email address, the time, the page you were on and which wording you agreed to. We email you a link to confirm; if you don't click it, we delete your address after 30 days. Every email has an unsubscribe link, which deletes everything at once. ${carriers[mail]} To stop automated sign-ups, we count them by a hash of your IP address. We delete the hash at the end of the day.`,
    terms:
      'The newsletter is free. You receive it once you confirm by the link we email you, until you unsubscribe by the link in any email. We may stop it at any time.',
  };
}

/** Puts the promises where a page says `{newsletter privacy}` or `{newsletter terms}`. */
export function fillPromises(markdown: string, mail: NewsletterMail | null): string {
  const promises = newsletterPromises(mail);
  return markdown.replaceAll(
    /\{newsletter (privacy|terms)\}/g,
    (_, which: 'privacy' | 'terms') => promises[which],
  );
}
