import type { Partner } from '#schemas/types/published.ts';

/** Returns true if an address belongs to a partner: its host is exactly one of the partner's hosts. */
export function isPartnerUrl(address: string, { hosts }: Pick<Partner, 'hosts'>): boolean {
  return URL.canParse(address) && hosts.includes(new URL(address).host);
}

/**
 * Returns an address with the affiliate parameters of a partner. They are appended on the partner's own hosts alone;
 * the query and hash of the address stay as they are, and a parameter that it already carries is not given twice.
 */
export function partnerUrl(address: string, partner: Pick<Partner, 'hosts' | 'params'>): string {
  if (!isPartnerUrl(address, partner)) return address;
  const url = new URL(address);
  const missing = Object.entries(partner.params).filter(([name]) => !url.searchParams.has(name));
  // Not searchParams.append: that would write the whole query anew, with its own escapes.
  url.search = [url.search.slice(1), new URLSearchParams(missing).toString()].filter(Boolean).join('&');
  return url.href;
}
