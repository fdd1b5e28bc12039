import type { Database, Row } from './openTables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Greatest number of mails to one mailbox in a day, from all clients and for all spellings of its address. */
export const mailsPerDay = 3;
/** The time in which asking again sends nothing anew. */
export const quietTime = 10 * minute;
/** Number of tries after which a mail is given up. */
export const mostTries = 12;
const longestWait = 720;
/** Minutes to wait after each failed try: the last one is made two days after the first. */
const waits = [1, 4, 10, 30, 60, 135, 240, 480, 480, longestWait, longestWait];
/** Greatest number of mails in a batch that have failed before: all are tried at once, so the next batch waits for one. */
const retryShare = 5;

/** `forget` asks a provider that keeps a list of its own to delete the address. */
export type MailKind = 'confirm' | 'welcome' | 'known' | 'forget';

/** A mail that is to be sent. */
export interface QueuedMail {
  id: string;
  subscriber: string;
  address: string;
  kind: MailKind;
  /** Number of attempts to send it. */
  attempts: number;
}

/** Returns the milliseconds to wait after a number of failed attempts. */
export const waitAfter = (attempts: number) => minute * (waits[attempts - 1] ?? longestWait);

/** Mails wait here until they are delivered or given up; each stays for a day more, so that its address is not sent too many. */
export class MailQueue {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** Queues a mail to a subscriber, unless one waits, has just gone, or the day's number has. */
  add(subscriber: string, kind: Exclude<MailKind, 'forget'>): void {
    const recent = this.database
      .exec(
        `SELECT subscriber, kind, created_at, sent_at FROM mails WHERE subscriber IN
           (SELECT id FROM subscribers WHERE inbox = (SELECT inbox FROM subscribers WHERE id = ?))`,
        subscriber,
      )
      .toArray();
    const isQuiet = (mail: Row) =>
      mail.subscriber === subscriber &&
      mail.kind === kind &&
      (mail.sent_at === null || Number(mail.created_at) > this.now() - quietTime);
    // A welcome answers a press of the visitor's own, which happens once.
    if (kind !== 'welcome' && (recent.length >= mailsPerDay || recent.some(isQuiet))) return;
    this.insert(subscriber, kind, null);
  }

  /** Forgets all mails to a subscriber, sent or not. */
  drop(subscriber: string): void {
    this.database.exec('DELETE FROM mails WHERE subscriber = ?', subscriber);
  }

  /** Queues a request to the provider to delete the address of a deleted subscriber. */
  addForget(subscriber: string, address: string): void {
    this.insert(subscriber, 'forget', address);
  }

  private insert(subscriber: string, kind: MailKind, address: string | null): void {
    const now = this.now();
    this.database.exec(
      'INSERT INTO mails (id, subscriber, address, kind, attempts, created_at, due_at) VALUES (?, ?, ?, ?, 0, ?, ?)',
      crypto.randomUUID(),
      subscriber,
      address,
      kind,
      now,
      now,
    );
  }

  /**
   * Returns the mails whose time has come. First tries go first; those that have failed before have a small share, so that
   * no number of them holds up a new one.
   */
  due(limit: number): QueuedMail[] {
    return [
      ...this.dueWhere('attempts = 0', limit - retryShare),
      ...this.dueWhere('attempts > 0', retryShare),
    ];
  }

  private dueWhere(condition: 'attempts = 0' | 'attempts > 0', limit: number): QueuedMail[] {
    return this.database
      .exec(
        `SELECT mails.id, subscriber, coalesce(mails.address, subscribers.address) AS address, kind, attempts
         FROM mails LEFT JOIN subscribers ON subscribers.id = subscriber
         WHERE sent_at IS NULL AND due_at <= ? AND ${condition} ORDER BY attempts, due_at LIMIT ?`,
        this.now(),
        limit,
      )
      .toArray()
      .map((row) => ({
        id: String(row.id),
        subscriber: String(row.subscriber),
        address: String(row.address),
        kind: String(row.kind) as MailKind,
        attempts: Number(row.attempts),
      }));
  }

  /** Returns the time at which the next mail is due; null if none waits. */
  nextDue(): number | null {
    const [row] = this.database.exec('SELECT min(due_at) AS due FROM mails WHERE sent_at IS NULL').toArray();
    return row?.due === null || row?.due === undefined ? null : Number(row.due);
  }

  /** Takes a mail out of the queue that has been sent or given up. */
  end({ id, kind }: QueuedMail): void {
    if (kind === 'forget') this.database.exec('DELETE FROM mails WHERE id = ?', id);
    else this.database.exec('UPDATE mails SET sent_at = ? WHERE id = ?', this.now(), id);
  }

  /** Has a mail wait for its next try, or gives it up. Only the request to delete an address is never given up. */
  failed(mail: QueuedMail): void {
    const { id, kind } = mail;
    const attempts = mail.attempts + 1;
    if (attempts >= mostTries && kind !== 'forget') return this.end(mail);
    const dueAt = this.now() + waitAfter(attempts);
    this.database.exec('UPDATE mails SET attempts = ?, due_at = ? WHERE id = ?', attempts, dueAt, id);
  }

  /** Forgets what was sent or given up more than a day ago, and mails whose subscriber is gone. */
  prune(): void {
    this.database.exec('DELETE FROM mails WHERE sent_at < ?', this.now() - day);
    this.database.exec(
      "DELETE FROM mails WHERE kind <> 'forget' AND subscriber NOT IN (SELECT id FROM subscribers)",
    );
  }
}
