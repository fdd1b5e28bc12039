import { mailboxOf } from './signUpLimits.ts';
import { MailQueue, type QueuedMail } from './mailQueue.ts';
import type { Database } from './openTables.ts';

/** Days after which an unconfirmed address is deleted. */
export const daysToConfirm = 30;
/** Number of days with a permanent refusal after which a subscriber is deleted. */
export const refusalsToDelete = 3;
/** Number of subscribers that are read at once. */
export const pageSize = 200;
const day = 86_400_000;

/** A sign-up that has been read and found good. */
export interface SignUp {
  address: string;
  /** The page of the guide that it was sent from. */
  page: string;
  /** Version of the consent text that the subscriber agreed to. */
  consent: string;
}

/** A subscriber who has confirmed. */
export interface Subscriber {
  id: string;
  address: string;
  page: string;
  consent: string;
  signedUpAt: number;
  confirmedAt: number;
}

/** Table of subscribers; queues the mails to them. */
export class SubscriberList {
  readonly mails: MailQueue;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    /** True if the mail provider keeps a list of its own, from which leaving subscribers must be deleted. */
    private readonly providerKeepsList: boolean,
  ) {
    this.mails = new MailQueue(database, now);
  }

  /**
   * Keeps a sign-up, and queues the mail that helps the owner of the address. Until it is confirmed the latest sign-up
   * counts; a confirmed one stays as it is.
   */
  signUp({ address, page, consent }: SignUp): void {
    this.database.exec(
      `INSERT INTO subscribers (id, address, mailbox, inbox, page, consent, signed_up_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (mailbox) DO UPDATE SET address = excluded.address, page = excluded.page,
         consent = excluded.consent, signed_up_at = excluded.signed_up_at
       WHERE confirmed_at IS NULL`,
      crypto.randomUUID(),
      address,
      address.toLowerCase(),
      mailboxOf(address),
      page,
      consent,
      this.now(),
    );
    const [row] = this.database
      .exec('SELECT id, confirmed_at FROM subscribers WHERE mailbox = ?', address.toLowerCase())
      .toArray();
    if (row) this.mails.add(String(row.id), row.confirmed_at === null ? 'confirm' : 'known');
  }

  /** Confirms a subscriber; false when there is none (any more). */
  confirm(id: string): boolean {
    const [row] = this.database.exec('SELECT confirmed_at FROM subscribers WHERE id = ?', id).toArray();
    if (!row) return false;
    if (row.confirmed_at !== null) return true;
    this.database.exec('UPDATE subscribers SET confirmed_at = ? WHERE id = ?', this.now(), id);
    this.unmark(id);
    this.mails.add(id, 'welcome');
    return true;
  }

  /** Deletes a subscriber and all that was kept with it; that there is none is as good. */
  leave(id: string): void {
    const [row] = this.database.exec('SELECT address FROM subscribers WHERE id = ?', id).toArray();
    if (!row) return;
    this.database.exec('DELETE FROM subscribers WHERE id = ?', id);
    this.unmark(id);
    this.mails.drop(id);
    if (this.providerKeepsList) this.mails.addForget(id, String(row.address));
  }

  /** Deletes an address; false when it was not there. */
  remove(address: string): boolean {
    const [row] = this.database
      .exec('SELECT id FROM subscribers WHERE mailbox = ?', address.toLowerCase())
      .toArray();
    if (row) this.leave(String(row.id));
    return row !== undefined;
  }

  /** Ends a mail that was sent: the mailbox takes mail. */
  delivered(mail: QueuedMail): void {
    this.mails.end(mail);
    this.unmark(mail.subscriber);
  }

  /**
   * Ends a mail that the mail server refused for ever, and marks the subscriber, who is deleted when that has happened on
   * several days.
   */
  refused(mail: QueuedMail): void {
    this.mails.end(mail);
    const { subscriber } = mail;
    this.database.exec(
      'INSERT INTO refusals (subscriber, day) SELECT id, ? FROM subscribers WHERE id = ? ON CONFLICT DO NOTHING',
      Math.floor(this.now() / day),
      subscriber,
    );
    const [row] = this.database
      .exec('SELECT count(*) AS days FROM refusals WHERE subscriber = ?', subscriber)
      .toArray();
    if (Number(row?.days) >= refusalsToDelete) this.leave(subscriber);
  }

  /** Takes the mark of refused mails away. */
  private unmark(id: string): void {
    this.database.exec('DELETE FROM refusals WHERE subscriber = ?', id);
  }

  /**
   * Returns some confirmed subscribers, in the order of their confirmation: the first ones, or those that follow another.
   * Leaves out those whose mailbox refused the last mail.
   */
  confirmed(after: Subscriber | null): Subscriber[] {
    return this.database
      .exec(
        `SELECT * FROM subscribers WHERE (confirmed_at, mailbox) > (?, ?)
           AND id NOT IN (SELECT subscriber FROM refusals)
         ORDER BY confirmed_at, mailbox LIMIT ?`,
        after?.confirmedAt ?? 0,
        after?.address.toLowerCase() ?? '',
        pageSize,
      )
      .toArray()
      .map((row) => ({
        id: String(row.id),
        address: String(row.address),
        page: String(row.page),
        consent: String(row.consent),
        signedUpAt: Number(row.signed_up_at),
        confirmedAt: Number(row.confirmed_at),
      }));
  }

  /** Deletes what has been kept long enough. */
  prune(): void {
    this.database.exec(
      'DELETE FROM subscribers WHERE confirmed_at IS NULL AND signed_up_at < ?',
      this.now() - daysToConfirm * day,
    );
    this.database.exec('DELETE FROM refusals WHERE subscriber NOT IN (SELECT id FROM subscribers)');
    this.mails.prune();
  }
}

/** Beginnings that a spreadsheet takes for a formula (OWASP, CSV injection), and the sign that keeps it from doing so. */
const needsSign = /^[=+\-@\t\r\n'＝＋－＠]/;

/**
 * Puts an apostrophe before a value that a spreadsheet would run as a formula. A value that begins with an apostrophe
 * gets one more, so readers remove one.
 */
const neutralised = (value: string): string => (needsSign.test(value) ? `'${value}` : value);

/** Returns a line of CSV (RFC 4180) that no spreadsheet computes. */
export const csvLine = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${neutralised(field).replaceAll('"', '""')}"`).join(',')}\r\n`;
