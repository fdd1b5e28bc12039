import type { Database } from './Database.ts';

/** Makes the tables of the newsletter where they are missing. Times are milliseconds since 1970. */
export function openTables(database: Database): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS subscribers (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      -- The address in lower case: one mailbox, one subscriber.
      mailbox TEXT NOT NULL UNIQUE,
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
      origin TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      sent_at INTEGER
    );
    CREATE INDEX IF NOT EXISTS mails_due ON mails (sent_at, due_at);
    CREATE INDEX IF NOT EXISTS mails_subscriber ON mails (subscriber);
    CREATE TABLE IF NOT EXISTS sign_ups (
      client TEXT NOT NULL,
      hour INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (client, hour)
    );
    CREATE TABLE IF NOT EXISTS salts (day INTEGER PRIMARY KEY, salt TEXT NOT NULL);
  `);
}
