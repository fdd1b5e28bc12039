import providers from 'email-providers/all.json' with { type: 'json' };
import type { Database } from './openTables.ts';
import { hashOf, saltOf } from './signedLink.ts';

const hour = 3_600_000;

/** The numbers of sign-ups that are accepted. */
interface Limit {
  perHour: number;
  perDay: number;
}

/**
 * Limits of networks by the length of their prefix. A connection has an IPv4 address or an IPv6 /64: enough for a family or
 * a hotel, too few for a robot. A customer may have a whole /56 or /48, or some addresses of an IPv4 /24.
 */
export const networkLimits = {
  32: { perHour: 30, perDay: 300 },
  24: { perHour: 120, perDay: 1200 },
  64: { perHour: 30, perDay: 300 },
  56: { perHour: 60, perDay: 600 },
  48: { perHour: 120, perDay: 1200 },
} satisfies Record<number, Limit>;
/** Shared by all clients whose address the host does not tell. */
export const unknownLimit: Limit = { perHour: 300, perDay: 3000 };
/** One owner may receive all mail of a domain. */
export const domainLimit: Limit = { perHour: 30, perDay: 100 };
/** Half of a domain's limit, so that one network cannot use it up for all others. */
export const domainShare: Limit = { perHour: 15, perDay: 50 };
/** A provider where the public has its mailboxes. From this limit on, networks that took part are held back. */
export const publicDomainLimit: Limit = { perHour: 600, perDay: 6000 };

/** Names the limit that a sign-up exceeds. */
export type Exceeded = 'network' | 'unknownClients' | 'domain';

/** Counts a sign-up against every limit. Returns the limit that it exceeds, if any; then it is not counted. */
export async function admitSignUp(
  database: Database,
  { address, client }: { address: string; client: string | null },
  now: number,
): Promise<Exceeded | null> {
  const salt = saltOf(database, now);
  const domain = mailDomain(address);
  const networks: [network: string, limit: Limit][] =
    client === null ? [['unknown', unknownLimit]] : networksOf(client);
  const widest = networks.at(-1)?.[0];
  const [domainKey, shareKey, ...networkKeys] = await Promise.all([
    hashOf(salt, `domain:${domain}`),
    hashOf(salt, `domain:${domain} network:${widest}`),
    ...networks.map(([network]) => hashOf(salt, `network:${network}`)),
  ]);
  // Nothing is awaited from here on: two sign-ups at the same moment cannot both be the last one.
  const thisHour = Math.floor(now / hour);
  const usedFor = (key: string) => readUsed(database, key, thisHour);
  if (networks.some(([, limit], index) => reaches(usedFor(networkKeys[index] ?? ''), limit)))
    return client === null ? 'unknownClients' : 'network';
  const all = usedFor(domainKey);
  const share = usedFor(shareKey);
  const isHeldBack = isPublicDomain(domain)
    ? (all.hour >= publicDomainLimit.perHour && share.hour > 0) ||
      (all.day >= publicDomainLimit.perDay && share.day > 0)
    : reaches(all, domainLimit) || (client !== null && reaches(share, domainShare));
  if (isHeldBack) return 'domain';
  for (const key of [domainKey, shareKey, ...networkKeys]) count(database, key, thisHour);
  return null;
}

/** Sign-ups that were counted in this hour and today. */
interface Used {
  hour: number;
  day: number;
}

const reaches = (used: Used, limit: Limit) => used.hour >= limit.perHour || used.day >= limit.perDay;

function readUsed(database: Database, key: string, thisHour: number): Used {
  const [row] = database
    .exec(
      'SELECT sum(count) AS day, sum(CASE WHEN hour = ? THEN count ELSE 0 END) AS hour FROM counts WHERE key = ?',
      thisHour,
      key,
    )
    .toArray();
  return { hour: Number(row?.hour ?? 0), day: Number(row?.day ?? 0) };
}

function count(database: Database, key: string, thisHour: number): void {
  database.exec(
    'INSERT INTO counts (key, hour, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
    key,
    thisHour,
  );
}

/** An IPv4 address as IPv6 writes it. */
const mappedAddress = /^::ffff:(?=\d+(?:\.\d+){3}$)/i;

/** Returns the networks that a client belongs to, from the narrowest to the widest, with their limits. */
export function networksOf(client: string): [network: string, limit: Limit][] {
  const address = client.replace(mappedAddress, '');
  if (!address.includes(':')) {
    return [
      [`${address}/32`, networkLimits[32]],
      [`${address.split('.').slice(0, 3).join('.')}/24`, networkLimits[24]],
    ];
  }
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  const [site, subnet = ''] = [groups.slice(0, 3).join(':'), groups[3]];
  return [
    [`${site}:${subnet}/64`, networkLimits[64]],
    // The last two of the four digits of a group lie within a /56.
    [`${site}:${subnet.slice(0, -2)}/56`, networkLimits[56]],
    [`${site}/48`, networkLimits[48]],
  ];
}

/** This machine: the local runtime, or a proxy that does not tell the addresses of its clients. */
const ownMachine = /^(?:127\.|0\.0\.0\.0\/|0:0:0:0\/)/;

/**
 * Returns the address of the client from the header that Cloudflare sets, or null without it. On any other host the proxy
 * must set that header and overwrite what a client sends.
 */
export function clientOf(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip')?.trim() ?? '';
  return address === '' || ownMachine.test(networksOf(address)[0]?.[0] ?? '') ? null : address;
}

const sameProvider: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
const ignoresDots = new Set(['gmail.com']);

/**
 * Returns the mailbox behind an address, which many spellings lead to: in lower case, without a tag (`name+tag@`), and
 * at Google without dots. For limits only; mails go to the address as it was entered.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const written = lower.slice(at + 1);
  const domain = sameProvider[written] ?? written;
  const [name = ''] = lower.slice(0, at).split('+');
  return `${ignoresDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Domains at which the public has its mailboxes: many sign-ups there are many people. */
const publicDomains = new Set(providers);
// Providers that the list leaves out.
for (const domain of ['eastlink.ca', 'fastmail.com', 'gmx.ch', 'mts.net', 'outlook.ca', 'sasktel.net'])
  publicDomains.add(domain);

/** Second-level names under which a country registers domains, as in `example.co.uk`. */
const countrySuffix = /^(?:ac|co|com|edu|gc|go|gov|govt|gob|ne|net|or|org)$/;

/**
 * Returns the registered domain of an address. Its owner can make as many names below it as they like,
 * and receive the mail of them all.
 */
export function mailDomain(address: string): string {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && countrySuffix.test(second) ? -3 : -2).join('.');
}

/** Returns true for a domain at which the public has its mailboxes. */
export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);
