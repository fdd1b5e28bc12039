import type { Database } from './Database.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Sign-ups that one client may send in an hour: a family, a hotel, but no robot. */
export const signUpsPerHour = 30;

/** The network of a client: an IPv4 address, or the half of an IPv6 address that one connection is given. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}

/** The salt of a day; those of other days are forgotten, and with them whose hash was whose. */
export function saltOf(database: Database, now: number): string {
  const today = Math.floor(now / day);
  const [row] = database.exec('SELECT salt FROM salts WHERE day = ?', today).toArray();
  if (row) return String(row.salt);
  const salt = crypto.randomUUID();
  database.exec('DELETE FROM salts');
  database.exec('DELETE FROM sign_ups');
  database.exec('INSERT INTO salts (day, salt) VALUES (?, ?)', today, salt);
  return salt;
}

/** What is kept instead of a network address. */
export async function hashClient(salt: string, address: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${networkOf(address)}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Counts a sign-up of a client; false when it has sent enough for this hour. */
export function admitClient(database: Database, client: string, now: number): boolean {
  const thisHour = Math.floor(now / hour);
  const [row] = database
    .exec('SELECT count FROM sign_ups WHERE client = ? AND hour = ?', client, thisHour)
    .toArray();
  if (Number(row?.count ?? 0) >= signUpsPerHour) return false;
  database.exec(
    'INSERT INTO sign_ups (client, hour, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
    client,
    thisHour,
  );
  return true;
}
