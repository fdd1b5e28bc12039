import { hashOf, networkOf, saltOf } from './signedLink.ts';
import type { Database } from './openTables.ts';

const hour = 3_600_000;

/** The numbers of sign-ups that are accepted. */
interface Limit {
  perHour: number;
  perDay: number;
}

/** Enough for a family or a hotel, too few for a robot. */
export const networkLimit: Limit = { perHour: 30, perDay: 300 };
/** Shared by all clients whose address the host does not tell. */
export const unknownLimit: Limit = { perHour: 300, perDay: 3000 };
/** One owner may receive all mail of a domain. */
export const domainLimit: Limit = { perHour: 30, perDay: 100 };
/** A provider where the public has its mailboxes. */
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
  const checks: [exceeded: Exceeded, key: string, limit: Limit][] = [
    client === null
      ? ['unknownClients', await hashOf(salt, 'network:unknown'), unknownLimit]
      : ['network', await hashOf(salt, `network:${networkOf(client)}`), networkLimit],
    [
      'domain',
      await hashOf(salt, `domain:${domain}`),
      isPublicDomain(domain) ? publicDomainLimit : domainLimit,
    ],
  ];
  // Nothing is awaited from here on: two sign-ups at the same moment cannot both be the last one.
  const thisHour = Math.floor(now / hour);
  const exceeded = checks.find(([, key, limit]) => isFull(database, key, thisHour, limit));
  if (exceeded) return exceeded[0];
  for (const [, key] of checks) count(database, key, thisHour);
  return null;
}

function isFull(database: Database, key: string, thisHour: number, { perHour, perDay }: Limit): boolean {
  const [row] = database
    .exec(
      'SELECT sum(count) AS day, sum(CASE WHEN hour = ? THEN count ELSE 0 END) AS hour FROM counts WHERE key = ?',
      thisHour,
      key,
    )
    .toArray();
  return Number(row?.hour ?? 0) >= perHour || Number(row?.day ?? 0) >= perDay;
}

function count(database: Database, key: string, thisHour: number): void {
  database.exec(
    'INSERT INTO counts (key, hour, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
    key,
    thisHour,
  );
}

/** This machine: the local runtime, or a proxy that does not tell the addresses of its clients. */
const ownMachine = /^(?:127\.|0\.0\.0\.0$|0:0:0:0$)/;

/**
 * Returns the address of the client from the header that Cloudflare sets, or null without it. On any other host the proxy
 * must set that header and overwrite what a client sends.
 */
export function clientOf(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip')?.trim() ?? '';
  return address === '' || ownMachine.test(networkOf(address)) ? null : address;
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
const publicDomains = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'googlemail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'hotmail.ca',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.ca',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'naver.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rogers.com',
  'shaw.ca',
  'sympatico.ca',
  'telus.net',
  'web.de',
  'yahoo.ca',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.fr',
  'ymail.com',
  '163.com',
]);

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
