import type { SignUp } from './subscriberList.ts';
import { normaliseAddress } from './normaliseAddress.ts';
import { readBody } from './readBody.ts';
import { refusals, type Refusal } from './refusals.ts';

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
