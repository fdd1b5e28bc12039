import isEmail from 'validator/es/lib/isEmail.js';
import { refusals, type Refusal } from './answers.ts';
import type { SignUp } from './subscriberList.ts';

/** Milliseconds in which a body has to arrive. */
const bodyTime = 5000;
/** Shortest time in milliseconds in which a person can open a page and type an address. */
const fastestVisitor = 1000;

/** The field that no visitor sees; programs that fill in every field fill it in. */
const hiddenField = 'website';

type Fields = Record<string, unknown>;

/** Reads a sign-up request. Returns the sign-up, or the reason of its refusal. */
export async function readSignUp(request: Request): Promise<{ signUp: SignUp } | { refusal: Refusal }> {
  const { headers, url } = request;
  const { origin } = new URL(url);
  if (isForeign(headers, origin)) return { refusal: refusals.foreign };
  const read = readerOf(headers);
  if (!read) return { refusal: refusals.mediaType };
  const body = await readBody(request, bodyTime);
  if ('error' in body) return { refusal: refusals[body.error] };
  const fields = read(body.text);
  if (!fields) return { refusal: refusals.unreadable };
  if (isAutomated(fields)) return { refusal: refusals.automated };
  const address = typeof fields.email === 'string' ? normaliseAddress(fields.email) : null;
  if (address === null) return { refusal: refusals.address };
  return { signUp: { address, page: pageOf(headers, origin), consent: consentOf(fields) } };
}

/**
 * Returns true for a request from a page of another site. Browsers name the page that sends a request; programs name
 * none.
 */
function isForeign(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  return (origin !== null && origin !== ownOrigin) || (site !== null && site !== 'same-origin');
}

/** Reads the fields of a body of a media type; undefined for other types, encodings and character sets. */
function readerOf(headers: Headers): ((text: string) => Fields | null) | undefined {
  if (headers.has('content-encoding')) return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isUtf8 = parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter));
  if (!isUtf8) return undefined;
  if (type === 'application/json') return fieldsOfJson;
  return type === 'application/x-www-form-urlencoded' ? fieldsOfForm : undefined;
}

function fieldsOfJson(text: string): Fields | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : null;
  } catch {
    return null;
  }
}

const fieldsOfForm = (text: string): Fields => Object.fromEntries(new URLSearchParams(text));

function isAutomated({ [hiddenField]: hidden, elapsed }: Fields): boolean {
  const isFilledIn = hidden !== undefined && hidden !== '';
  return isFilledIn || (typeof elapsed === 'number' && elapsed < fastestVisitor);
}

function consentOf({ consent }: Fields): string {
  return typeof consent === 'string' && /^[\w.-]{1,40}$/.test(consent) ? consent : 'not stated';
}

function pageOf(headers: Headers, ownOrigin: string): string {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return 'not stated';
  const { origin, pathname } = new URL(referrer);
  return origin === ownOrigin ? pathname.slice(0, 200) : 'not stated';
}

/** Bytes of a body that are read; a sign-up needs far less. */
export const maxBodyBytes = 4096;

export type Body = { text: string } | { error: 'too_large' | 'timeout' | 'not_utf8' };

/**
 * Reads the body of a request as text. Returns an error if it is too long, too slow or not UTF-8; its headers are not
 * trusted.
 */
export async function readBody(request: Request, milliseconds: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return { error: 'too_large' };
  if (!request.body) return { text: '' };
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Body>((resolve) => {
    timer = setTimeout(() => resolve({ error: 'timeout' }), milliseconds);
  });
  const body = await Promise.race([readAll(reader), timeout]);
  clearTimeout(timer);
  if ('error' in body) void reader.cancel().catch(() => {});
  return body;
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Body> {
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.byteLength > maxBodyBytes) return { error: 'too_large' };
      bytes.set(part.value, length);
      length += part.value.byteLength;
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length)) };
  } catch {
    // The connection dropped, or the bytes are not UTF-8.
    return { error: 'not_utf8' };
  }
}

/** Letters of a local part that need no quotes; RFC 5321 allows others within quotes, which no mailbox in use has. */
const plainLocalPart = /^[^\s"(),:;<>@[\\\]]+$/;
/** RFC 5321: a path is 256 octets with its brackets. */
const longestAddress = 254;

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Returns an e-mail address as it is kept and written to: without spaces around it, its domain in lower case and in
 * punycode. Null when it is none.
 */
export function normaliseAddress(input: string): string | null {
  const trimmed = input.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  // Half of a pair of surrogates is no text: encoding it throws.
  if (at < 1 || trimmed.length > longestAddress || !plainLocalPart.test(local) || !trimmed.isWellFormed())
    return null;
  const address = `${local}@${asciiDomain(trimmed.slice(at + 1).toLowerCase())}`;
  const isValid = isEmail(trimmed, { allow_utf8_local_part: false });
  return isValid && address.length <= longestAddress && isEmail(address, { allow_utf8_local_part: false })
    ? address
    : null;
}
