import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openTables, type Database, type Row } from './openTables.ts';
import { SubscriberList } from './subscriberList.ts';

/** SQLite in memory, with the interface of a Durable Object. */
function memory(): Database {
  const sqlite = new DatabaseSync(':memory:');
  return {
    exec(query, ...values) {
      if (values.length === 0 && query.includes(';')) sqlite.exec(query);
      else {
        const rows = sqlite.prepare(query).all(...values) as Row[];
        return { toArray: () => rows };
      }
      return { toArray: () => [] };
    },
  };
}

/** The tables as the first version made them. */
const firstVersion = `
  CREATE TABLE subscribers (id TEXT PRIMARY KEY, address TEXT NOT NULL, mailbox TEXT NOT NULL UNIQUE,
    page TEXT NOT NULL, consent TEXT NOT NULL, signed_up_at INTEGER NOT NULL, confirmed_at INTEGER);
  CREATE TABLE mails (id TEXT PRIMARY KEY, subscriber TEXT NOT NULL, address TEXT, kind TEXT NOT NULL,
    origin TEXT NOT NULL, attempts INTEGER NOT NULL, created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
    sent_at INTEGER);
  CREATE TABLE sign_ups (client TEXT NOT NULL, hour INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (client, hour));
  INSERT INTO subscribers VALUES ('1', 'A.nn+x@gmail.com', 'a.nn+x@gmail.com', '/', 'c', 1, NULL);
  INSERT INTO mails VALUES ('m', '1', NULL, 'confirm', 'https://evil.example', 0, 1, 1, NULL);
`;

test('tables of the first version are brought up to date, and nothing is lost', () => {
  const database = memory();
  database.exec(firstVersion);
  for (const _ of [1, 2]) {
    openTables(database);
    expect(database.exec('SELECT address, inbox FROM subscribers').toArray()).toEqual([
      { address: 'A.nn+x@gmail.com', inbox: 'ann@gmail.com' },
    ]);
    expect(database.exec('SELECT * FROM mails').toArray()).toEqual([
      expect.not.objectContaining({ origin: expect.anything() }),
    ]);
  }
  const list = new SubscriberList(database, () => 2, false);
  for (const address of ['ann@gmail.com', 'an.n@gmail.com', 'ann+y@googlemail.com', 'ann+z@gmail.com'])
    list.signUp({ address, page: '/', consent: 'c' });
  // The one that waited counts.
  expect(list.mails.due(9)).toHaveLength(3);
});

test('an address has its three mails again on the next day, whatever its spelling', () => {
  const database = memory();
  openTables(database);
  const day = 86_400_000;
  let now = day;
  const list = new SubscriberList(database, () => now, false);
  const signUpAll = () => {
    for (const tag of [1, 2, 3, 4, 5]) {
      list.signUp({ address: `ann+${now}-${tag}@mail.example`, page: '/', consent: 'c' });
    }
    const due = list.mails.due(9);
    for (const mail of due) list.mails.delivered(mail);
    return due.length;
  };
  expect(signUpAll()).toBe(3);
  now += day;
  list.prune();
  expect(signUpAll()).toBe(0);
  now += 1;
  list.prune();
  expect(signUpAll()).toBe(3);
});
