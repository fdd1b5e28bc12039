import { expect, test } from 'vitest';
import { openTables } from './openTables.ts';
import { SubscriberList, csvLine } from './subscriberList.ts';
import { memory } from '../test/memoryDatabase.ts';

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
    for (const mail of due) list.delivered(mail);
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

const day = 86_400_000;

/** Returns a list at noon of a day, and a way to move its clock. */
function startList({ providerKeepsList = false } = {}) {
  const database = memory();
  openTables(database);
  const clock = { now: 20_000 * day + day / 2 };
  const list = new SubscriberList(database, () => clock.now, providerKeepsList);
  const signUp = (address: string, page = '/', consent = 'c') => list.signUp({ address, page, consent });
  const idOf = (address: string) =>
    String(database.exec('SELECT id FROM subscribers WHERE mailbox = ?', address).toArray()[0]?.id);
  const exported = () => list.confirmed(null).map(({ address }) => address);
  /** Has the mail server refuse, or take, the mails that are due. */
  const answerAll = (method: 'refused' | 'delivered') => {
    for (const mail of list.mails.due(100)) list[method](mail);
  };
  return { database, clock, list, signUp, idOf, exported, answerAll };
}

test('the mail that welcomes is sent, however many mails the mailbox has had today', () => {
  const { list, signUp, idOf, answerAll } = startList();
  for (const tag of [1, 2, 3, 4]) signUp(`ann+${tag}@mail.example`);
  answerAll('delivered');
  list.confirm(idOf('ann+1@mail.example'));
  expect(list.mails.due(9).map(({ kind }) => kind)).toEqual(['welcome']);
});

test('until it is confirmed the latest sign-up counts, and its time begins anew', () => {
  const { clock, list, signUp, idOf, database, answerAll } = startList();
  signUp('ann@mail.example', '/map', 'old');
  answerAll('delivered');
  list.prune();
  const id = idOf('ann@mail.example');
  clock.now += 29.5 * day;
  list.prune();
  signUp('Ann@mail.example', '/events', 'new');
  expect(list.mails.due(9)).toEqual([
    expect.objectContaining({ kind: 'confirm', address: 'Ann@mail.example' }),
  ]);
  const renewed = { id, page: '/events', consent: 'new', signed_up_at: clock.now };
  const row = () => database.exec('SELECT * FROM subscribers').toArray();
  expect(row()).toEqual([expect.objectContaining(renewed)]);
  clock.now += 6.9 * day;
  list.prune();
  expect(list.confirm(id)).toBe(true);
  signUp('ANN@mail.example', '/map', 'newer');
  expect(row()).toEqual([expect.objectContaining(renewed)]);
});

test('a mailbox that does not exist is asked once a sign-up, and three times a day at most', () => {
  const { clock, list, signUp, answerAll, database } = startList();
  for (let number = 0; number < 5; number += 1) {
    signUp('dead@mail.example');
    answerAll('refused');
    clock.now += day / 12;
    expect(list.mails.due(9)).toEqual([]);
  }
  expect(database.exec('SELECT 1 FROM mails').toArray()).toHaveLength(3);
  clock.now += 31 * day;
  list.prune();
  for (const table of ['subscribers', 'mails', 'refusals'])
    expect(database.exec(`SELECT * FROM ${table}`).toArray(), table).toEqual([]);
});

test('a confirmed subscriber is exported until the mailbox refuses a mail, and deleted after three days of it', () => {
  const { clock, list, signUp, idOf, exported, answerAll, database } = startList({ providerKeepsList: true });
  for (const name of ['ann', 'bob']) {
    signUp(`${name}@mail.example`);
    answerAll('delivered');
    list.confirm(idOf(`${name}@mail.example`));
    answerAll('delivered');
  }
  const refuse = () => {
    signUp('ann@mail.example');
    answerAll('refused');
  };
  const both = ['ann@mail.example', 'bob@mail.example'];
  clock.now += 2 * day;
  list.prune();
  expect(exported()).toEqual(both);
  refuse();
  expect(exported()).toEqual(['bob@mail.example']);

  // A mail that arrives takes the mark away.
  clock.now += day / 24;
  signUp('ann@mail.example');
  answerAll('delivered');
  expect(exported()).toEqual(both);

  // Twice on one day is once.
  for (const wait of [2 * day, day / 24, 2 * day]) {
    clock.now += wait;
    list.prune();
    refuse();
    expect(idOf('ann@mail.example')).not.toBe('undefined');
  }
  clock.now += 2 * day;
  list.prune();
  refuse();
  expect(idOf('ann@mail.example')).toBe('undefined');
  expect(list.mails.due(9)).toEqual([
    expect.objectContaining({ kind: 'forget', address: 'ann@mail.example' }),
  ]);
  expect(database.exec('SELECT 1 FROM refusals').toArray()).toEqual([]);
  expect(exported()).toEqual(['bob@mail.example']);
});

test('pressing the button of a mail shows that the mailbox takes mail', () => {
  const { clock, list, signUp, idOf, exported, answerAll } = startList();
  signUp('ann@mail.example');
  answerAll('delivered');
  clock.now += day / 24;
  signUp('ann@mail.example');
  answerAll('refused');
  list.confirm(idOf('ann@mail.example'));
  expect(exported()).toEqual(['ann@mail.example']);
});

test('what failed before has a small share of a batch, and new mails go first', () => {
  const { clock, list, signUp, database } = startList();
  database.exec(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     INSERT INTO mails (id, subscriber, address, kind, attempts, created_at, due_at)
     SELECT 'old' || n, 'gone', 'old@mail.example', 'confirm', 1 + n % 11, 0, 0 FROM numbers`,
  );
  signUp('new@mail.example');
  const due = list.mails.due(100);
  expect(due[0]?.address).toBe('new@mail.example');
  expect(due.slice(1).map(({ attempts }) => attempts)).toEqual(Array(5).fill(1));
  for (let number = 0; number < 200; number += 1) signUp(`new${number}@mail.example`);
  clock.now += 1;
  const busy = list.mails.due(100);
  expect(busy.filter(({ attempts }) => attempts === 0)).toHaveLength(95);
  expect(busy.filter(({ attempts }) => attempts > 0)).toHaveLength(5);
});

test('a mail is given up after its twelfth try; the request to delete an address never', () => {
  const { clock, list, signUp, idOf } = startList({ providerKeepsList: true });
  signUp('ann@mail.example');
  signUp('bob@mail.example');
  list.leave(idOf('bob@mail.example'));
  for (let tries = 1; tries <= 20; tries += 1) {
    const due = list.mails.due(100);
    expect(due.map(({ kind }) => kind).toSorted()).toEqual(tries <= 12 ? ['confirm', 'forget'] : ['forget']);
    for (const mail of due) list.mails.failed(mail);
    clock.now += day / 2;
  }
  // Who asks again is written to again.
  signUp('ann@mail.example');
  expect(list.mails.due(100).map(({ kind }) => kind)).toContain('confirm');
});

/** Reads a line as docs/newsletter.md tells others to. */
function readBack(line: string): string[] {
  const fields = [...line.trimEnd().matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)];
  return fields.map(([, field = '']) => field.replaceAll('""', '"').replace(/^'/, ''));
}

const values = [
  ['=1+1@example.com', "'=1+1@example.com"],
  ['+1@example.com', "'+1@example.com"],
  ['-1@example.com', "'-1@example.com"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\rcmd', "'\rcmd"],
  ['\ncmd', "'\ncmd"],
  ['＝1', "'＝1"],
  ["'quoted@example.com", "''quoted@example.com"],
  ['ann=1@example.com', 'ann=1@example.com'],
  ['a+b@example.com', 'a+b@example.com'],
  ['/map', '/map'],
  ['', ''],
  ['a"b', 'a""b'],
  ['="x"', '\'=""x""'],
] as const;

test.each(values)('%j is written as %j', (value, field) => {
  expect(csvLine([value])).toBe(`"${field}"\r\n`);
});

test('every value is read back as it was', () => {
  const all = values.map(([value]) => value);
  expect(readBack(csvLine(all))).toEqual(all);
});
