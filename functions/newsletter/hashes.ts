import type { Database } from './Database.ts';

const day = 86_400_000;

/** An IPv4 address as IPv6 writes it. */
const mappedAddress = /^::ffff:(?=\d+(?:\.\d+){3}$)/i;

/** Returns the network of a client: an IPv4 address, or the half of an IPv6 address that one connection is given. */
export function networkOf(clientAddress: string): string {
  const address = clientAddress.replace(mappedAddress, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns the salt of a day. Those of other days are deleted with all counts, so the clients cannot be identified. */
export function saltOf(database: Database, now: number): string {
  const today = Math.floor(now / day);
  const [row] = database.exec('SELECT salt FROM salts WHERE day = ?', today).toArray();
  if (row) return String(row.salt);
  const salt = crypto.randomUUID();
  database.exec('DELETE FROM salts');
  database.exec('DELETE FROM counts');
  database.exec('INSERT INTO salts (day, salt) VALUES (?, ?)', today, salt);
  return salt;
}

/** Returns the salted hash that is stored in place of a network or a domain. */
export async function hashOf(salt: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${text}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
