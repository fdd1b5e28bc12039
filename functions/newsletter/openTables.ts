import { mailboxOf } from './signUpLimits.ts';

/** Makes the tables of the newsletter where they are missing. Times are milliseconds since 1970. */
export function openTables(database: Database): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS subscribers (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      -- The address in lower case: one mailbox, one subscriber.
      mailbox TEXT NOT NULL UNIQUE,
      -- The mailbox behind all spellings of the address (mailboxOf): it gets so many mails a day.
      inbox TEXT NOT NULL,
      page TEXT NOT NULL,
      consent TEXT NOT NULL,
      signed_up_at INTEGER NOT NULL,
      confirmed_at INTEGER
    );
    CREATE TABLE IF NOT EXISTS mails (
      id TEXT PRIMARY KEY,
      subscriber TEXT NOT NULL,
      -- Only of mails that outlive their subscriber: the provider has to forget the address too.
      address TEXT,
      kind TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      -- When it was sent or given up.
      sent_at INTEGER
    );
    CREATE INDEX IF NOT EXISTS mails_due ON mails (sent_at, due_at);
    CREATE INDEX IF NOT EXISTS mails_subscriber ON mails (subscriber);
    -- Days on which a mail server said that a subscriber's mailbox takes no mail, since the last mail that it took.
    CREATE TABLE IF NOT EXISTS refusals (
      subscriber TEXT NOT NULL,
      day INTEGER NOT NULL,
      PRIMARY KEY (subscriber, day)
    );
    CREATE TABLE IF NOT EXISTS counts (
      key TEXT NOT NULL,
      hour INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (key, hour)
    );
    CREATE TABLE IF NOT EXISTS salts (day INTEGER PRIMARY KEY, salt TEXT NOT NULL);
  `);
  updateTables(database);
  database.exec('CREATE INDEX IF NOT EXISTS subscribers_inbox ON subscribers (inbox)');
  database.exec('CREATE INDEX IF NOT EXISTS subscribers_confirmed ON subscribers (confirmed_at, mailbox)');
}

/** Brings the tables of an earlier version up to date; nothing in them is lost. */
function updateTables(database: Database): void {
  const has = (table: string, column: string) =>
    database.exec('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column).toArray().length > 0;
  if (!has('subscribers', 'inbox')) {
    database.exec("ALTER TABLE subscribers ADD COLUMN inbox TEXT NOT NULL DEFAULT ''");
    for (const { id, address } of database.exec('SELECT id, address FROM subscribers').toArray())
      database.exec('UPDATE subscribers SET inbox = ? WHERE id = ?', mailboxOf(String(address)), id ?? null);
  }
  // Links once began with the address that a request had named.
  if (has('mails', 'origin')) database.exec('ALTER TABLE mails DROP COLUMN origin');
  database.exec('DROP TABLE IF EXISTS sign_ups');
}

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/**
 * SQLite as a Durable Object offers it. What is written without an `await` in between is written as a whole or not at
 * all, and no answer leaves before it is on the disk.
 */
export interface Database {
  exec(query: string, ...values: SqlValue[]): { toArray(): Row[] };
}
