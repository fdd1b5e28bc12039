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
