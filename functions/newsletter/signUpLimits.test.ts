import { expect, test } from 'vitest';
import { memory } from '../test/memoryDatabase.ts';
import { openTables } from './openTables.ts';
import {
  admitSignUp,
  domainLimit,
  clientOf,
  isPublicDomain,
  mailboxOf,
  mailDomain,
  networksOf,
} from './signUpLimits.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['12.7.0.1', '12.7.0.1'],
  ['', null],
  [' ', null],
  ['127.0.0.1', null],
  ['127.8.9.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['0.0.0.0', null],
])('the header "%s" tells the client %s', (header, client) => {
  expect(clientOf(new Headers({ 'cf-connecting-ip': header }))).toBe(client);
});

test('without the header no client is told', () => {
  expect(clientOf(new Headers())).toBeNull();
});

test.each([
  ['192.0.2.1', ['192.0.2.1/32', '192.0.2/24']],
  ['::ffff:192.0.2.1', ['192.0.2.1/32', '192.0.2/24']],
  ['::FFFF:192.0.2.1', ['192.0.2.1/32', '192.0.2/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2/64', '2001:db8:1:/56', '2001:db8:1/48']],
  ['2001:db8:1:2::6', ['2001:db8:1:2/64', '2001:db8:1:/56', '2001:db8:1/48']],
  ['2001:DB8:1:2::6', ['2001:db8:1:2/64', '2001:db8:1:/56', '2001:db8:1/48']],
  ['2001:0db8:0001:0002::6', ['2001:db8:1:2/64', '2001:db8:1:/56', '2001:db8:1/48']],
  ['2001:db8:1:12ff::6', ['2001:db8:1:12ff/64', '2001:db8:1:12/56', '2001:db8:1/48']],
  ['2001:db8:1:2ff::6', ['2001:db8:1:2ff/64', '2001:db8:1:2/56', '2001:db8:1/48']],
  ['2001:db8::6', ['2001:db8:0:0/64', '2001:db8:0:/56', '2001:db8:0/48']],
  ['2001:db8:0000::6', ['2001:db8:0:0/64', '2001:db8:0:/56', '2001:db8:0/48']],
  ['::1', ['0:0:0:0/64', '0:0:0:/56', '0:0:0/48']],
])('the networks of %s are %j', (address, networks) => {
  expect(networksOf(address).map(([network]) => network)).toEqual(networks);
});

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+news@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['ann+@example.com', 'ann@example.com'],
  ['+ann@example.com', '@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['ann-news@example.com', 'ann-news@example.com'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['A.N.N+x.y@GMail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['a.nn+1@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@notgmail.com', 'a.nn@notgmail.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
  ['ann@mail.gmail.example', 'ann@mail.gmail.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
])('%s is read in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['a@example.com', 'example.com'],
  ['a@EXAMPLE.com', 'example.com'],
  ['a@x.example.com', 'example.com'],
  ['a@x.y.z.example.com', 'example.com'],
  ['a@example.co.uk', 'example.co.uk'],
  ['a@x.example.co.uk', 'example.co.uk'],
  ['a@example.gc.ca', 'example.gc.ca'],
  ['a@mail.example.ca', 'example.ca'],
  // A suffix of a country, not of a name for the world.
  ['a@x.co.com', 'co.com'],
  ['a@x.com.example', 'com.example'],
  ['a@co.uk', 'co.uk'],
])('%s belongs to the owner of %s', (address, domain) => {
  expect(mailDomain(address)).toBe(domain);
});

test.each([
  ['gmail.com', true],
  ['googlemail.com', true],
  ['yahoo.co.uk', true],
  ['shaw.ca', true],
  ['bell.net', true],
  ['videotron.ca', true],
  ['sasktel.net', true],
  ['gmail.com.example', false],
  ['example.ca', false],
  ['', false],
])('%s is for the public: %s', (domain, isPublic) => {
  expect(isPublicDomain(domain)).toBe(isPublic);
});

test.each([
  [
    '640 sign-ups from an IPv6 /48',
    'gmail.com',
    640,
    (number: number) => `2001:db8:7:${number.toString(16)}::1`,
  ],
  ['30 from one IPv4 address', 'bell.net', 30, () => '192.0.2.77'],
  ['30 from one IPv4 address', 'provider.example', 30, () => '192.0.2.77'],
  ['300 from an IPv4 /24', 'provider.example', 300, (number: number) => `192.0.2.${number % 256}`],
  ['6,000 from an IPv6 /48', 'gmail.com', 6000, (number: number) => `2001:db8:7:${number.toString(16)}::1`],
])('%s do not close %s for others', async (_, domain, size, clientOfNumber) => {
  const database = memory();
  openTables(database);
  const admit = (name: string, client: string) =>
    admitSignUp(database, { address: `${name}@${domain}`, client }, 0);
  for (let number = 0; number < size; number += 1) await admit(`crowd${number}`, clientOfNumber(number));
  expect(await admit('visitor', '203.0.113.1')).toBeNull();
});

test('clients without a network share the whole limit of a domain', async () => {
  const database = memory();
  openTables(database);
  const admit = () => admitSignUp(database, { address: 'a@provider.example', client: null }, 0);
  for (let number = 0; number < domainLimit.perHour; number += 1) expect(await admit()).toBeNull();
  expect(await admit()).toBe('domain');
});
