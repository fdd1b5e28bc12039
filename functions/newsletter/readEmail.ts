import isEmail from 'validator/es/lib/isEmail.js';

/** Bytes of a body that are read; an e-mail address needs far less. */
const maxBodyBytes = 2048;

export type EmailInput = { email: string } | { status: 400 | 413 | 415; error: string };

async function bodyText(request: Request): Promise<string | null> {
  const bytes = await request.arrayBuffer();
  return bytes.byteLength > maxBodyBytes ? null : new TextDecoder().decode(bytes);
}

function emailIn(text: string, isJson: boolean): unknown {
  if (!isJson) return new URLSearchParams(text).get('email');
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  } catch {
    return undefined;
  }
}

/** The e-mail address in a JSON body or a submitted form, or the status and the words to refuse it with. */
export async function readEmail(request: Request): Promise<EmailInput> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = type.startsWith('application/json');
  if (!isJson && !type.startsWith('application/x-www-form-urlencoded')) {
    return { status: 415, error: 'Send JSON with an email, or a form.' };
  }
  const text = await bodyText(request);
  if (text === null) return { status: 413, error: 'The request is too large.' };
  const email = emailIn(text, isJson);
  if (typeof email !== 'string' || !isEmail(email.trim(), { allow_utf8_local_part: false })) {
    return { status: 400, error: 'Please enter a valid email address.' };
  }
  return { email: email.trim() };
}
