import isEmail from 'validator/es/lib/isEmail.js';

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
  if (at < 1 || trimmed.length > longestAddress || !plainLocalPart.test(local)) return null;
  const address = `${local}@${asciiDomain(trimmed.slice(at + 1).toLowerCase())}`;
  const isValid = isEmail(trimmed, { allow_utf8_local_part: false });
  return isValid && address.length <= longestAddress && isEmail(address, { allow_utf8_local_part: false })
    ? address
    : null;
}
