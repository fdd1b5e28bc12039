import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWorker, testSettings, type TestWorker } from '../test/startWorker.ts';
import { linkIn as mailedLink, temporaryOutbox } from '../test/temporaryOutbox.ts';
import { domainLimit, domainShare, networkLimits, publicDomainLimit, unknownLimit } from './signUpLimits.ts';
import { signToken } from './signedLink.ts';

/*
 * The newsletter as a whole, in the runtime that publishes it.
 */
let worker: TestWorker;
let outbox: Awaited<ReturnType<typeof temporaryOutbox>>;
let path: string;
/** Given after seconds, in which the other tests run. */
let answerToHalf: Promise<string>;

beforeAll(async () => {
  outbox = await temporaryOutbox();
  worker = await startWorker({ settings: { ...testSettings, NEWSLETTER_OUTBOX: outbox.url } });
  path = `${worker.url}/api/newsletter`;
  answerToHalf = sendHalf();
  answerToHalf.catch(() => {});
});
afterAll(async () => {
  await worker.stop();
  outbox.stop();
});

// All tests together are more than one domain may get.
beforeEach(async () => void (await worker.sql('DELETE FROM counts')));

/** A link of a mail, at the address of the runtime. */
const here = (link: string) => link.replace(testSettings.NEWSLETTER_ORIGIN, worker.url);
const linkIn = (mail: string, purpose: 'confirm' | 'leave') => here(mailedLink(mail, purpose));

let clients = 0;
/** A network that no other request came from. */
const newClient = () => {
  clients += 1;
  return `10.${clients >> 8}.${clients & 255}.7`;
};
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (init: RequestInit & { headers?: Record<string, string> }, url = path) =>
  fetch(url, { ...init, headers: Object.assign({ 'cf-connecting-ip': newClient() }, init.headers) });
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  send({ method: 'POST', body, headers });
const signUp = (email: unknown, more: object = {}) => post(JSON.stringify({ email, ...more }));

/** Sends the beginning of a body and no more; resolves with the answer. */
const sendHalf = () =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(path);
    const head = `POST /api/newsletter HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json`;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\nContent-Length: 60\r\n\r\n{"email":`);
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });

/** Posts with a Host header, which fetch does not let anybody set; resolves with the status. */
const rawPost = (address: string, headers: Record<string, string>, body: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      worker.url + address,
      { method: 'POST', headers: { 'cf-connecting-ip': newClient(), ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

const kept = async (address: string) =>
  await worker.sql('SELECT * FROM subscribers WHERE mailbox = ?', address.toLowerCase());
const count = async (table: string) => Number((await worker.sql(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
const mailTo = (address: string, number = 1) =>
  vi.waitFor(
    () => {
      const mails = outbox.mailsTo(address);
      expect(mails).toHaveLength(number);
      return mails;
    },
    { timeout: 10_000 },
  );
const confirmMailOf = async (address: string) => {
  await signUp(address);
  const [mail = ''] = await mailTo(address);
  return mail;
};

const accepted = { subscribed: true, confirmation: 'on its way' };
const secured = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Asserts the headers that every answer carries. */
function expectSecured({ headers }: Response) {
  for (const [name, value] of Object.entries(secured)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('permissions-policy')).toContain('camera=()');
}

/** The status and the name of a refusal, which is JSON for programs. */
async function refusal(response: Response): Promise<[status: number, error: string]> {
  expectSecured(response);
  expect(response.headers.get('content-type')).toBe('application/json');
  const body = (await response.json()) as { error: string; message: string };
  expect(Object.keys(body)).toEqual(['error', 'message']);
  expect(body.message).toMatch(/^[A-Z].+\.$/);
  return [response.status, body.error];
}

describe('a sign-up', () => {
  test.each<[string, string, Record<string, string>]>([
    ['JSON', '{"email":"a1@example.com"}', json],
    ['JSON in UTF-8', '{"email":"a2@example.com"}', { 'content-type': 'application/json; charset=utf-8' }],
    ['JSON with more in it', '{"email":"a5@example.com","name":"Ann","tags":[1]}', json],
    ['a form', 'email=a6%40example.com', form],
    [
      'a form in UTF-8',
      'email=a7%40example.com',
      { 'content-type': `${form['content-type']};charset=UTF-8` },
    ],
    ['a form with its hidden field empty', 'email=a8%40example.com&website=', form],
    ['JSON by a visitor who took a second', '{"email":"a9@example.com","elapsed":1000}', json],
  ])('as %s is answered 202 and kept', async (_, body, headers) => {
    const [address = ''] = /a\d/.exec(body) ?? [];
    const response = await post(body, headers);
    expect(response.status).toBe(202);
    expectSecured(response);
    expect(await response.json()).toEqual(accepted);
    expect(await kept(`${address}@example.com`)).toHaveLength(1);
  });

  test('of a browser without scripts is answered with a page', async () => {
    const headers = { ...form, accept: 'text/html,*/*;q=0.8' };
    const response = await post('email=page%40example.com', headers);
    expect(response.status).toBe(202);
    expectSecured(response);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await response.text();
    expect(text).toContain("You've successfully subscribed to our newsletter. Check your email");
    expect(text).not.toMatch(/<script| style=/);
  });

  test('is kept with its time, its page and the wording that was agreed to', async () => {
    const before = Date.now();
    const headers = { ...json, referer: `${worker.url}/map?from=mail#band` };
    await post('{"email":"Whole@Example.COM","consent":"3f2a9c"}', headers);
    const [row] = await kept('whole@example.com');
    expect(row).toMatchObject({
      address: 'Whole@example.com',
      page: '/map',
      consent: '3f2a9c',
      confirmed_at: null,
    });
    expect(Number(row?.signed_up_at)).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ['of another site', { referer: 'https://elsewhere.example/a' }],
    ['that makes no sense', { referer: 'nonsense' }],
    ['nobody named', {}],
  ])('from a page %s says so', async (what, headers) => {
    const address = `p${what.length}@example.com`;
    await post(JSON.stringify({ email: address, consent: '<b>' }), { ...json, ...headers });
    expect((await kept(address))[0]).toMatchObject({ page: 'not stated', consent: 'not stated' });
  });
});

describe('an address', () => {
  test.each([
    ['Ann.Lee@EXAMPLE.com', 'Ann.Lee@example.com'],
    ['  spaces@example.com\n', 'spaces@example.com'],
    ['idn@Bücher.example', 'idn@xn--bcher-kva.example'],
    ['idn2@BÜCHER.example', 'idn2@xn--bcher-kva.example'],
    ["o'brien@example.com", "o'brien@example.com"],
    [`${'l'.repeat(64)}@example.com`, `${'l'.repeat(64)}@example.com`],
  ])('%j is kept as %s', async (email, address) => {
    expect((await signUp(email)).status).toBe(202);
    expect((await kept(address))[0]).toMatchObject({ address });
  });

  test.each([
    ['its domain in other letters', 'same@example.com', 'same@EXAMPLE.com'],
    ['its name in other letters', 'case@example.com', 'CASE@example.com'],
    ['punycode for its own letters', 'puny@münchen.example', 'puny@xn--mnchen-3ya.example'],
    ['itself', 'twice@example.com', 'twice@example.com'],
  ])('is kept once with %s', async (_, one, other) => {
    const before = await count('subscribers');
    expect((await signUp(one)).status).toBe(202);
    expect((await signUp(other)).status).toBe(202);
    expect(await count('subscribers')).toBe(before + 1);
  });

  test('sent at the same moment many times is kept once and mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp('burst@example.com')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(await kept('burst@example.com')).toHaveLength(1);
    await mailTo('burst@example.com', 1);
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['a name', 'ines'],
    ['no domain', 'ines@'],
    ['a domain without a dot', 'ines@example'],
    ['two signs', 'a@b@example.com'],
    ['a space within', 'a b@example.com'],
    ['a line break within', 'a\nBcc: x@example.com'],
    ['a header after it', 'a@example.com\r\nBcc: b@example.com'],
    ['a zero byte', 'a\u0000@example.com'],
    ['quotes', '"a b"@example.com'],
    ['brackets', 'Ann <ann@example.com>'],
    ['a number for a domain', 'a@127.0.0.1'],
    ['an address literal', 'a@[127.0.0.1]'],
    ['a dot at the end', 'a@example.com.'],
    ['two dots', 'a..b@example.com'],
    ['letters that mail cannot carry', 'inés@example.com'],
    ['a name of 65', `${'l'.repeat(65)}@example.com`],
    ['a label of 64', `a@${'d'.repeat(64)}.com`],
    [
      '255 characters',
      `a@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(5)}.com`,
    ],
    [
      'too many once it is punycode',
      `a@${'ü'.repeat(40)}.${'ö'.repeat(40)}.${'ä'.repeat(40)}.${'ü'.repeat(40)}.${'é'.repeat(40)}.com`,
    ],
    ['a number', 7],
    ['a list', ['a@example.com']],
    ['an object', { address: 'a@example.com' }],
    ['half a character in its domain', 'a@\ud800.com'],
    ['half a character in its name', 'a\udc00@example.com'],
  ])('that is %s is refused and not kept', async (_, email) => {
    const before = await count('subscribers');
    expect(await refusal(await signUp(email))).toEqual([400, 'invalid_address']);
    expect(await count('subscribers')).toBe(before);
  });
});

describe('a body', () => {
  test.each(['', '{', 'null', '[]', '7', '"a@example.com"', '{"email":"a@example.com"', '<email/>', 'NaN'])(
    '%j is no JSON object and refused',
    async (body) => expect(await refusal(await post(body))).toEqual([400, 'invalid_body']),
  );

  test.each([
    '{}',
    '{"mail":"a@example.com"}',
    '{"Email":"a@example.com"}',
    '{"__proto__":{"email":"a@example.com"}}',
  ])('%s holds no address', async (body) =>
    expect(await refusal(await post(body))).toEqual([400, 'invalid_address']),
  );

  test.each(['', 'mail=a%40example.com', 'email=', '{"email":"a@example.com"}', '%E0%A4%A'])(
    'the form "%s" holds no address',
    async (body) => expect(await refusal(await post(body, form))).toEqual([400, 'invalid_address']),
  );

  test('that is no UTF-8 is refused', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"email":"a@example.com","x":"'),
      0xc3,
      0x28,
      0x22,
      0x7d,
    ]);
    expect(await refusal(await post(bytes))).toEqual([400, 'invalid_body']);
  });

  test('of 4096 bytes is read, one more is too large', async () => {
    const padded = (length: number) => '{"email":"padded@example.com"}'.padEnd(length);
    expect((await post(padded(4096))).status).toBe(202);
    expect(await refusal(await post(padded(4097)))).toEqual([413, 'body_too_large']);
  });

  test('that says nothing of its length is cut at the limit', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 5; part += 1) controller.enqueue(new Uint8Array(1000).fill(32));
        controller.close();
      },
    });
    const response = await send({
      method: 'POST',
      body: stream,
      headers: json,
      duplex: 'half',
    } as RequestInit & {
      headers: Record<string, string>;
    });
    expect(await refusal(response)).toEqual([413, 'body_too_large']);
  });

  test('that never comes is given up', async () => {
    expect(await answerToHalf).toMatch(/^HTTP\/1\.1 408 /);
  }, 20_000);

  test.each([
    'text/plain',
    'application/jsonp-evil',
    'application/json-patch+json',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
  ])('of the type %s is refused', async (type) => {
    const response = await post('{"email":"type@example.com"}', { 'content-type': type });
    expect(await refusal(response)).toEqual([415, 'unsupported_media_type']);
  });

  test('without a type is refused', async () => {
    const bytes = new TextEncoder().encode('{"email":"type@example.com"}');
    expect(await refusal(await post(bytes, {}))).toEqual([415, 'unsupported_media_type']);
  });

  test('that is compressed is refused', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect(await refusal(await post('{"email":"zip@example.com"}', headers))).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });
});

describe('a request', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused with what works', async (method) => {
    const response = await send({ method });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusal(response)).toEqual([405, 'method_not_allowed']);
  });

  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('of another origin is refused: %j', async (headers) => {
    const before = await count('subscribers');
    expect(await refusal(await post('{"email":"foreign@example.com"}', { ...json, ...headers }))).toEqual([
      403,
      'foreign_origin',
    ]);
    expect(await count('subscribers')).toBe(before);
  });

  test('of the own origin is accepted', async () => {
    const headers = { ...json, origin: worker.url, 'sec-fetch-site': 'same-origin' };
    expect((await post('{"email":"own@example.com"}', headers)).status).toBe(202);
  });

  test.each([{ website: 'x' }, { website: 0 }, { elapsed: 999 }, { elapsed: -1 }, { elapsed: 0 }])(
    'of a program is refused: %j',
    async (more) => {
      expect(await refusal(await signUp('robot@example.com', more))).toEqual([400, 'looks_automated']);
      expect(await kept('robot@example.com')).toEqual([]);
    },
  );

  test('a browser without scripts gets its refusal as a page', async () => {
    const response = await post('email=no', { ...form, accept: 'text/html' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Please enter a valid email address.');
    // A tab that the browser restores asks for the address of the form again.
    const restored = await send({ headers: { accept: 'text/html' } });
    expect(await restored.text()).toContain('Sign up with the form in the guide.');
  });

  test.each(['/api/newsletter/', '/api/newsletter/unknown', '/api/newsletter.json'])(
    'for %s finds nothing',
    async (address) => expect((await fetch(worker.url + address)).status).toBe(404),
  );
});

describe('too many', () => {
  test('sign-ups of one network are refused, of others not', async () => {
    const from = (client: string, number: number) =>
      post(`{"email":"many${number}@a${number}.example"}`, { ...json, 'cf-connecting-ip': client });
    for (let number = 0; number < networkLimits[32].perHour; number += 1)
      expect((await from('192.0.2.1', number)).status).toBe(202);
    const refused = await from('192.0.2.1', 99);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refusal(refused)).toEqual([429, 'too_many_requests']);
    expect(await kept('many99@a99.example')).toEqual([]);
    expect((await from('192.0.2.2', 99)).status).toBe(202);
  });

  test.each([
    ['a connection with many IPv6 addresses', 64, (number: number) => `2001:db8:1:2::${number}`],
    ['a customer with many IPv6 networks', 56, (number: number) => `2001:db8:1:${number}::1`],
    ['an IPv6 /48', 48, (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`],
    ['an IPv4 /24', 24, (number: number) => `192.0.2.${number}`],
  ] as const)('%s is one network', async (_, prefix, clientOf) => {
    const from = (client: string, number: number) =>
      post(`{"email":"six@a${number}.example"}`, { ...json, 'cf-connecting-ip': client });
    for (const number of [1, 2]) expect((await from(clientOf(number), number)).status).toBe(202);
    const limit = networkLimits[prefix].perHour;
    await worker.sql('UPDATE counts SET count = ? WHERE count = 2', limit - 1);
    expect((await from(clientOf(3), 3)).status).toBe(202);
    expect((await from(clientOf(4), 4)).status).toBe(429);
    expect((await from('2001:db8:2::1', 4)).status).toBe(202);
  });

  test.each([
    ['hour', 'hour', publicDomainLimit.perHour],
    ['day', 'hour - 1', publicDomainLimit.perDay],
  ])(
    "a provider of the public with its %s's limit is closed for networks that took part",
    async (_, hour, limit) => {
      const from = (client: string) =>
        post(`{"email":"part${newClient()}@hotmail.com"}`, { ...json, 'cf-connecting-ip': client });
      expect((await from('2001:db8:8:1::1')).status).toBe(202);
      expect((await from('198.51.100.1')).status).toBe(202);
      await worker.sql(`UPDATE counts SET hour = ${hour}`);
      await worker.sql('UPDATE counts SET count = ? WHERE count = 2', limit);
      for (const client of ['2001:db8:8:ffff::1', '198.51.100.99']) {
        const refused = await from(client);
        expect(refused.headers.get('retry-after')).toBe('3600');
        expect(await refused.clone().text()).toContain('from this email domain');
        expect(await refusal(refused)).toEqual([429, 'too_many_requests']);
      }
      expect((await from('2001:db8:9::1')).status).toBe(202);
      expect((await from('203.0.113.1')).status).toBe(202);
      expect((await from('203.0.113.2')).status).toBe(429);
      // What they sign up for elsewhere is theirs to do.
      const elsewhere = { ...json, 'cf-connecting-ip': '198.51.100.1' };
      expect((await post('{"email":"part@elsewhere.example"}', elsewhere)).status).toBe(202);
    },
  );

  test('one network gets half of what a domain gets', async () => {
    const from = (number: number) =>
      post(`{"email":"half${number}@half.example"}`, { ...json, 'cf-connecting-ip': '192.0.2.78' });
    for (let number = 0; number < domainShare.perHour; number += 1)
      expect((await from(number)).status).toBe(202);
    expect(await refusal(await from(99))).toEqual([429, 'too_many_requests']);
    expect((await signUp('half@half.example')).status).toBe(202);
  });

  test("no network address is kept, nor are yesterday's hashes", async () => {
    await post('{"email":"hash@example.com"}', { ...json, 'cf-connecting-ip': '192.0.2.3' });
    const rows = JSON.stringify(await worker.sql('SELECT * FROM counts'));
    expect(rows).not.toMatch(/192\.0\.2|example/);
    await worker.sql('UPDATE salts SET day = day - 1');
    await signUp('today@example.com');
    // An address and its /24, the domain, and the part that the /24 has in it.
    expect(await count('counts')).toBe(4);
    expect(await count('salts')).toBe(1);
  });

  test.each([
    ['a domain', 'club.example', domainLimit.perHour],
    ['names below a domain', 'n.club2.example', domainLimit.perHour],
  ])('sign-ups at %s are refused from the limit on, of whatever network', async (_, domain, limit) => {
    const at = (number: number) =>
      signUp(`guest${number}@${domain.startsWith('n.') ? `n${number}${domain.slice(1)}` : domain}`);
    const first = await Promise.all(Array.from({ length: 5 }, (_n, number) => at(number)));
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill(202));
    await worker.sql('UPDATE counts SET count = ? WHERE count = 5', limit - 1);
    expect((await at(98)).status).toBe(202);
    const refused = await at(99);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.clone().text()).toContain('from this email domain');
    expect(await refusal(refused)).toEqual([429, 'too_many_requests']);
    expect((await signUp('guest@other.example')).status).toBe(202);
  });

  test.each(['', '127.0.0.1', '::1'])(
    'visitors without a network ("%s") share a limit that is larger, and says so',
    async (ip) => {
      const nobody = (email: string) => post(JSON.stringify({ email }), { ...json, 'cf-connecting-ip': ip });
      expect((await nobody('nobody0@nowhere.example')).status).toBe(202);
      await worker.sql('UPDATE counts SET count = ?', unknownLimit.perHour - 1);
      expect((await nobody('nobody1@elsewhere.example')).status).toBe(202);
      const refused = await nobody('nobody2@elsewhere2.example');
      expect(await refused.clone().text()).toContain('Too many sign-ups right now.');
      expect(await refusal(refused)).toEqual([429, 'too_many_requests']);
      expect((await signUp('somebody@elsewhere3.example')).status).toBe(202);
    },
  );

  test('mails to one address are not sent: one at a time, three a day', async () => {
    const address = 'often@example.com';
    for (let mails = 1; mails <= 3; mails += 1) {
      await signUp(address);
      await signUp(address);
      await mailTo(address, mails);
      await worker.sql('UPDATE mails SET created_at = created_at - 700000');
    }
    await signUp(address);
    expect(
      await worker.sql(
        'SELECT 1 FROM mails WHERE subscriber = (SELECT id FROM subscribers WHERE mailbox = ?)',
        address,
      ),
    ).toHaveLength(3);
    await worker.sql('UPDATE mails SET sent_at = sent_at - 90000000');
    await worker.scheduled();
    await signUp(address);
    await mailTo(address, 4);
  });
});

describe('the way in and out', () => {
  test('who signs up again before confirming has signed up then', async () => {
    const address = 'renewed@example.com';
    await signUp(address, { consent: 'first' });
    await worker.sql(
      'UPDATE subscribers SET signed_up_at = signed_up_at - 29.5 * 86400000 WHERE mailbox = ?',
      address,
    );
    const headers = { ...json, referer: `${worker.url}/map` };
    await post(JSON.stringify({ email: address, consent: 'second' }), headers);
    const [row] = await kept(address);
    expect(row).toMatchObject({ page: '/map', consent: 'second' });
    expect(Number(row?.signed_up_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('a link of the mail shows a page, its button confirms, and the next mail says how to leave', async () => {
    const address = 'way@example.com';
    const link = linkIn(await confirmMailOf(address), 'confirm');
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expectSecured(page);
    expect(await page.text()).toContain('<button>Confirm</button>');
    expect((await kept(address))[0]?.confirmed_at).toBeNull();
    const done = await fetch(link, { method: 'POST' });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("You're subscribed");
    expect((await kept(address))[0]?.confirmed_at).not.toBeNull();
    const mails = await mailTo(address, 2);
    const welcome = mails.find((mail) => mail.includes('Thanks for confirming')) ?? '';

    const leave = linkIn(welcome, 'leave');
    expect(await (await fetch(leave)).text()).toContain('<button>Unsubscribe</button>');
    expect(await kept(address)).toHaveLength(1);
    const left = await fetch(leave, { method: 'POST' });
    expect(await left.text()).toContain("We've deleted your address.");
    expect(await kept(address)).toEqual([]);
    expect(await worker.sql('SELECT 1 FROM mails WHERE address = ?', address)).toEqual([]);
    expect((await fetch(leave, { method: 'POST' })).status).toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(410);
  });

  test('mail programs leave with one click (RFC 8058), from anywhere', async () => {
    const mail = await confirmMailOf('click@example.com');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = here(/List-Unsubscribe: <(.+)>/.exec(mail)?.[1] ?? '');
    const response = await send(
      {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { ...form, origin: 'https://mail.example' },
      },
      link,
    );
    expect(response.status).toBe(200);
    expect(await kept('click@example.com')).toEqual([]);
  });

  test.each(['evil.example', 'evil.example:8080', 'guide.example.evil.example', 'localhost', '127.0.0.1'])(
    'links lead to the guide and not to the host that a request names: %s',
    async (host) => {
      const address = `${host.replaceAll(/\W/g, '-')}@example.com`;
      const body = JSON.stringify({ email: address });
      expect(await rawPost('/api/newsletter', { host, ...json }, body)).toBe(202);
      const [mail = ''] = await mailTo(address);
      const links = [...mail.matchAll(/https?:\/\/[^\s>]+/g)].map(([link]) => new URL(link).origin);
      expect(links).toHaveLength(3);
      expect(new Set(links)).toEqual(new Set([testSettings.NEWSLETTER_ORIGIN]));
      const { pathname, search } = new URL(linkIn(mail, 'confirm'));
      expect(await rawPost(pathname + search, { host }, '')).toBe(200);
      const welcome = (await mailTo(address, 2)).find((text) => text.includes('Thanks for confirming')) ?? '';
      expect(mailedLink(welcome, 'leave')).toMatch(/^https:\/\/guide\.example\//);
    },
  );

  test('new, waiting, confirmed and departed addresses are answered alike', async () => {
    const address = 'alike@example.com';
    const answers = [await signUp(address), await signUp(address)];
    const [mail = ''] = await mailTo(address);
    await fetch(linkIn(mail, 'confirm'), { method: 'POST' });
    answers.push(await signUp(address));
    await fetch(linkIn(mail, 'leave'), { method: 'POST' });
    answers.push(await signUp(address));
    const said = await Promise.all(
      answers.map(async (answer) => {
        const headers = [...answer.headers].filter(([name]) => name !== 'date');
        return JSON.stringify([answer.status, headers, await answer.text()]);
      }),
    );
    expect(new Set(said).size).toBe(1);
  });

  test('a link holds for a week', async () => {
    await signUp('week@example.com');
    const [row] = await kept('week@example.com');
    const secret = testSettings.NEWSLETTER_SECRET;
    const week = 7 * 86_400_000;
    const linkOf = async (now: number) =>
      `${path}/confirm?token=${await signToken('confirm', String(row?.id), { secret, now })}`;
    expect((await fetch(await linkOf(Date.now() - week - 1000))).status).toBe(410);
    const late = await fetch(await linkOf(Date.now() - week - 1000), { method: 'POST' });
    expect(late.status).toBe(410);
    expect((await kept('week@example.com'))[0]?.confirmed_at).toBeNull();
    expect((await fetch(await linkOf(Date.now() - week + 60_000))).status).toBe(200);
  });

  test.each(['', 'x', 'a.b', 'a.b.c', 'a.b.c.d', 'a.0.', '..', 'a.0.%%%', '%00'])(
    'the token "%s" is not ours',
    async (token) => {
      for (const purpose of ['confirm', 'leave']) {
        const response = await fetch(`${path}/${purpose}?token=${token}`, { method: 'POST' });
        expect(response.status).toBe(404);
        expectSecured(response);
      }
    },
  );

  test('a token is good for what it was made for alone, and for nobody else', async () => {
    const mail = await confirmMailOf('purpose@example.com');
    const token = new URL(linkIn(mail, 'confirm')).searchParams.get('token') ?? '';
    expect((await fetch(`${path}/leave?token=${token}`, { method: 'POST' })).status).toBe(404);
    const [, expires, signature] = token.split('.');
    const [other] = await kept('week@example.com');
    const forged = `${path}/confirm?token=${String(other?.id)}.${expires}.${signature}`;
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s of a link is refused', async (method) => {
    const response = await fetch(`${path}/leave?token=x`, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await refusal(response)).toEqual([405, 'method_not_allowed']);
  });

  test('what nobody confirms within 30 days is deleted', async () => {
    await signUp('forgotten@example.com');
    await signUp('younger@example.com');
    const age = (days: number, address: string) =>
      worker.sql(
        'UPDATE subscribers SET signed_up_at = signed_up_at - ? WHERE mailbox = ?',
        days * 86_400_000 + 1000,
        address,
      );
    await age(30, 'forgotten@example.com');
    await age(29, 'younger@example.com');
    await worker.scheduled();
    expect(await kept('forgotten@example.com')).toEqual([]);
    expect(await kept('younger@example.com')).toHaveLength(1);
  });
});

describe('maintainers', () => {
  const authorization = `Bearer ${testSettings.NEWSLETTER_ADMIN_TOKEN}`;
  const subscribers = () => `${path}/subscribers`;

  test('export the confirmed alone, each with the link to leave', async () => {
    const mail = await confirmMailOf('export@example.com');
    const exported = async () => await (await fetch(subscribers(), { headers: { authorization } })).text();
    expect(await exported()).not.toContain('export@example.com');
    await fetch(linkIn(mail, 'confirm'), { method: 'POST' });
    // The name of the scheme is good in small letters too (RFC 9110).
    const small = { authorization: authorization.replace('Bearer', 'bearer') };
    const response = await fetch(subscribers(), { headers: small });
    expectSecured(response);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(head).toBe('"address","confirmed_at","signed_up_at","page","consent","leave_link"');
    const line = lines.find((text) => text.includes('export@example.com')) ?? '';
    expect(line).toMatch(
      /^"export@example.com","20\d\d-.+Z","20\d\d-.+Z","not stated","not stated","http.+\/leave\?token=.+"$/,
    );
  });

  test('export each subscriber once, however many there are', async () => {
    await worker.sql(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1001)
       INSERT INTO subscribers (id, address, mailbox, inbox, page, consent, signed_up_at, confirmed_at)
       SELECT 'id' || n, 'Page' || n || '@many.example', 'page' || n || '@many.example', '', '/', 'c', 1, 1 + n / 300
       FROM numbers`,
    );
    const text = await (await fetch(subscribers(), { headers: { authorization } })).text();
    const numbers = [...text.matchAll(/^"Page(\d+)@/gm)].map(([, number]) => Number(number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 1001 }, (_, n) => n + 1),
    );
    expect(text.endsWith('\r\n')).toBe(true);
    await worker.sql("DELETE FROM subscribers WHERE id LIKE 'id%'");
  });

  test.each(['=1+1', '+1', '-1', "'=1"])(
    'export the address %s@… so that nothing computes it',
    async (name) => {
      const address = `${name}@formula.example`;
      await fetch(linkIn(await confirmMailOf(address), 'confirm'), { method: 'POST' });
      const answer = await fetch(subscribers(), { headers: { authorization } });
      const line = (await answer.text()).split('\r\n').find((text) => text.startsWith(`"'${address}"`)) ?? '';
      expect(line).toContain(`"${testSettings.NEWSLETTER_ORIGIN}/api/newsletter/leave?token=`);
    },
  );

  test('delete an address', async () => {
    await signUp('gone@example.com');
    const remove = () =>
      fetch(subscribers(), { method: 'DELETE', headers: { authorization }, body: 'GONE@example.com' });
    expect(await (await remove()).json()).toEqual({ deleted: true });
    expect(await kept('gone@example.com')).toEqual([]);
    expect(await (await remove()).json()).toEqual({ deleted: false });
  });

  test('cannot delete nonsense', async () => {
    const response = await fetch(subscribers(), { method: 'DELETE', headers: { authorization }, body: 'x' });
    expect(await refusal(response)).toEqual([400, 'invalid_address']);
  });

  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer wrong' },
    { authorization: testSettings.NEWSLETTER_ADMIN_TOKEN },
    { authorization: `Basic ${testSettings.NEWSLETTER_ADMIN_TOKEN}` },
  ])('are known by their token: %j is not it', async (headers) => {
    expect(await refusal(await fetch(subscribers(), { headers }))).toEqual([401, 'unauthorised']);
    expect(await refusal(await fetch(subscribers(), { method: 'DELETE', headers, body: 'x' }))).toEqual([
      401,
      'unauthorised',
    ]);
  });
});

test('no log names an address or a network', () => {
  expect(JSON.stringify(worker.harness.getLogs())).not.toMatch(/@|192\.0\.2/);
});
