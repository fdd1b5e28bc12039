import type { Database } from './openTables.ts';

const day = 86_400_000;
const confirmDays = 7;

/** Purpose of a link. A link for one purpose is refused for the other. */
export type LinkPurpose = 'confirm' | 'leave';

/** Result of checking a link. */
export type LinkCheck = { id: string } | { error: 'forged' | 'expired' };

const text = new TextEncoder();

function signingKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign', 'verify']);
}

const signedText = (purpose: LinkPurpose, id: string, expires: string) =>
  text.encode(`${purpose}:${id}:${expires}`);

function toBase64Url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(
      atob(base64.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
  } catch {
    return null;
  }
}

/** Returns the token of a link to confirm (for a week) or to leave (for ever). It holds the id of a subscriber, no address. */
export async function signToken(
  purpose: LinkPurpose,
  id: string,
  { secret, now }: { secret: string; now: number },
): Promise<string> {
  const expires = purpose === 'leave' ? '0' : String(now + confirmDays * day);
  const signature = await crypto.subtle.sign(
    'HMAC',
    await signingKey(secret),
    signedText(purpose, id, expires),
  );
  return `${id}.${expires}.${toBase64Url(signature)}`;
}

/** Returns the id in a token that is ours and has not expired; otherwise the error. */
export async function checkToken(
  purpose: LinkPurpose,
  token: string,
  { secret, now }: { secret: string; now: number },
): Promise<LinkCheck> {
  const [id, expires, signature, ...more] = token.split('.');
  if (id === undefined || expires === undefined || signature === undefined || more.length > 0)
    return { error: 'forged' };
  const bytes = fromBase64Url(signature);
  const isOurs =
    bytes !== null &&
    (await crypto.subtle.verify('HMAC', await signingKey(secret), bytes, signedText(purpose, id, expires)));
  if (!isOurs) return { error: 'forged' };
  return expires !== '0' && Number(expires) <= now ? { error: 'expired' } : { id };
}

/** Returns the address of a link in a mail. */
export const linkTo = (origin: string, purpose: LinkPurpose, token: string) =>
  `${origin}/api/newsletter/${purpose}?token=${encodeURIComponent(token)}`;

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
