import type { MailKind } from '../mailQueue.ts';

/** A mail, ready to go. */
export interface Mail {
  /** The same at every attempt, so that a provider can tell a second one from a second mail. */
  id: string;
  kind: Exclude<MailKind, 'forget'>;
  from: Sender;
  to: string;
  subject: string;
  text: string;
  /** Confirmation link; null in mails that need no confirmation. */
  confirmLink: string | null;
  /** Unsubscribe link, for a page and for one click (RFC 8058). */
  leaveLink: string;
}

export interface Sender {
  name: string;
  address: string;
}

/** The way by which mails leave. */
export interface Mailer {
  /** Hands a mail over; rejects when that did not work, and is called again later. */
  send(mail: Mail): Promise<void>;
  /** Deletes an address from the provider's own list; absent where there is none. */
  forget?(address: string): Promise<void>;
}

/** A failure to deliver. Its message goes to the log: it never holds an address. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    message: string,
    /** True if the mailbox takes no mail, now and later. */
    readonly isPermanent = false,
  ) {
    super(message);
  }
}

/** Lets mail programs offer "unsubscribe" beside the sender. */
export const leaveHeaders = ({ leaveLink }: Pick<Mail, 'leaveLink'>) => ({
  'List-Unsubscribe': `<${leaveLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
