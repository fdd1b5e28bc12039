import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test, afterEach, vi } from 'vitest';
import { mostTries, waitAfter } from './mailQueue.ts';
import { startWorker, testSettings } from '../test/startWorker.ts';

test.each([
  [1, 1],
  [2, 4],
  [11, 720],
  // Only the request to delete an address is tried more often.
  [30, 720],
])('after %i failed attempts a mail waits %i minutes', (attempts, minutes) => {
  expect(waitAfter(attempts)).toBe(minutes * 60_000);
});

test('the last try is made two days after the first', () => {
  const waits = Array.from({ length: mostTries - 1 }, (_, index) => waitAfter(index + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(2 * 86_400_000);
});

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startWith(options: Parameters<typeof startWorker>[0]) {
  const worker = await startWorker(options);
  stops.push(() => worker.stop());
  const signUp = (email: string) =>
    fetch(`${worker.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  return { ...worker, signUp };
}

/** A provider that can be down. */
async function startProvider() {
  const received: string[] = [];
  const provider = { status: 204, received, url: '' };
  const server = createServer((request, response) => {
    void text(request).then(() => {
      if (provider.status === 204) received.push(request.url ?? '');
      response.writeHead(provider.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

test('a provider that is down for two days loses and doubles nothing', { timeout: 60_000 }, async () => {
  const provider = await startProvider();
  provider.status = 503;
  const worker = await startWith({ settings: { ...testSettings, NEWSLETTER_OUTBOX: provider.url } });
  for (let visitor = 0; visitor < 12; visitor += 1) {
    expect((await worker.signUp(`down${visitor}@example.com`)).status).toBe(202);
    expect((await worker.signUp(`down${visitor}@example.com`)).status).toBe(202);
  }
  // Every attempt of two days: the waits pass by moving the times.
  for (let attempt = 1; attempt < mostTries; attempt += 1) {
    await vi.waitFor(async () => {
      const rows = await worker.sql('SELECT min(attempts) AS least, count(*) AS n FROM mails');
      expect(rows).toEqual([{ least: attempt, n: 12 }]);
    });
    const [wait] = await worker.sql('SELECT min(due_at - ?) AS least FROM mails', Date.now());
    expect(Number(wait?.least)).toBeLessThanOrEqual(12 * 3_600_000);
    if (attempt === mostTries - 1) provider.status = 204;
    await worker.sql('UPDATE mails SET due_at = 0');
    await worker.scheduled();
  }
  await vi.waitFor(() => expect(provider.received).toHaveLength(12));
  await worker.scheduled();
  expect(new Set(provider.received).size).toBe(12);
  expect(provider.received).toHaveLength(12);
  expect(await worker.sql('SELECT 1 FROM subscribers')).toHaveLength(12);
  expect(JSON.stringify(worker.harness.getLogs())).not.toContain('@');
});

/** A mail server that refuses what the name of a recipient says, and a worker that sends by it. */
async function startWithMailServer() {
  const mails: { to: string[]; source: string }[] = [];
  /** Recipients that were asked for, in their order. */
  const requests: string[] = [];
  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      requests.push(address);
      if (address.startsWith('dead')) done(refusal(550, '5.1.1 No such user'));
      else if (address.startsWith('blocked')) done(refusal(550, '5.7.1 Client host is on a blocklist'));
      else if (address.startsWith('relay')) done(refusal(530, 'Authentication required'));
      else if (address.startsWith('full')) done(refusal(452, '4.2.2 Mailbox full'));
      else done();
    },
    onData(stream, session, done) {
      void text(stream).then((source) => {
        const to = session.envelope.rcptTo.map(({ address }: { address: string }) => address);
        if (to.some((address: string) => address.startsWith('spam'))) return done(refusal(554, '5.7.1 Spam'));
        mails.push({ to, source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const worker = await startWith({
    settings: { ...testSettings, NEWSLETTER_MAIL: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  return { ...worker, mails, requests };
}

test('mails go by SMTP', { timeout: 60_000 }, async () => {
  const { signUp, mails } = await startWithMailServer();
  expect((await signUp('post@example.com')).status).toBe(202);
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 15_000 });
  expect(mails[0]?.to).toEqual(['post@example.com']);
  expect(mails[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mails[0]?.source).toContain('Subject: Confirm your subscription to Test guide');
});

test(
  'a mailbox that does not exist is asked for once, others that refuse twelve times',
  { timeout: 60_000 },
  async () => {
    const { signUp, requests, sql, scheduled, harness } = await startWithMailServer();
    const addresses = [
      'dead@example.com',
      'full@example.com',
      'spam@example.com',
      'blocked@example.com',
      'relay@example.com',
    ];
    for (const address of addresses) await signUp(address);
    for (let tries = 1; tries <= 15; tries += 1) {
      await vi.waitFor(
        async () =>
          expect(await sql('SELECT attempts FROM mails WHERE sent_at IS NULL')).toEqual(
            tries < mostTries ? Array.from({ length: 4 }, () => ({ attempts: tries })) : [],
          ),
        { timeout: 15_000 },
      );
      await sql('UPDATE mails SET due_at = 0 WHERE sent_at IS NULL');
      await scheduled();
    }
    const timesOf = (wanted: string) => requests.filter((address) => address === wanted).length;
    expect(addresses.map(timesOf)).toEqual([1, mostTries, mostTries, mostTries, mostTries]);
    expect(await sql('SELECT address FROM refusals JOIN subscribers ON id = subscriber')).toEqual([
      { address: 'dead@example.com' },
    ]);
    expect(JSON.stringify(harness.getLogs())).not.toContain('@');
  },
);

test('2,000 mails that failed before hold up no new one', { timeout: 60_000 }, async () => {
  const { signUp, requests, mails, sql } = await startWithMailServer();
  await sql(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     INSERT INTO mails (id, subscriber, address, kind, attempts, created_at, due_at)
     SELECT 'old' || n, 'gone', 'full' || n || '@example.com', 'confirm', 1, 0, 0 FROM numbers`,
  );
  await signUp('new@example.com');
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 15_000 });
  expect(requests.indexOf('new@example.com')).toBeLessThan(10);
});

test.each<[string, Parameters<typeof startWorker>[0]]>([
  ['mail', { settings: { ...testSettings, NEWSLETTER_MAIL: '' } }],
  ['a store', { hasStore: false }],
])('without %s the newsletter is off', { timeout: 60_000 }, async (_, options) => {
  const worker = await startWith(options);
  for (const path of ['', '/confirm', '/leave', '/subscribers']) {
    const response = await fetch(`${worker.url}/api/newsletter${path}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: 'not_configured' });
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  }
});
