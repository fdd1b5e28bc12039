import type { Database } from './Database.ts';
import { hashOf, networkOf, saltOf } from './hashes.ts';
import { isPublicDomain, mailDomain } from './mailDomain.ts';

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
