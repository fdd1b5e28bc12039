/** Returns true for an address with http or https. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Returns an address on the web without a password; null for everything else. */
export function webAddress(text: string | null): string | null {
  const address = text?.trim().replaceAll('&amp;', '&') ?? '';
  if (!isWebAddress(address)) return null;
  const url = new URL(address);
  const isPlain =
    url.username === '' && url.password === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.hostname);
  return isPlain && url.href.length <= 500 ? url.href : null;
}
