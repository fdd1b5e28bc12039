/**
 * Returns a page without the day it was made on. Every page holds that day until the script reads the clock, so pages
 * of two days that say the same are the same page to a device that keeps them.
 */
export function withoutDay(html: string): string {
  return html.replace(/"builtOn":"[^"]*"/, '"builtOn":""');
}

/** Returns true if an address of the guide is that of a page: it has no file extension. */
export function isPageAddress(path: string): boolean {
  return !/\.[a-z0-9]+$/i.test(path);
}
