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
