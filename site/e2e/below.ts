import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { basePath } from './readDist.ts';

/*
 * Journeys name pages as the guide does, `/attractions`. Where the guide stands below a path of its host, these functions
 * put the path before them; at the root they change nothing.
 */
const base = basePath();

/** Returns the address on the host of a page of the guide. */
export const below = (address: string): string =>
  /^\/(?!\/)/.test(address) && address !== base && !address.startsWith(`${base}/`) ? base + address : address;

/** Returns the path within the guide of an address on the host. */
export function pathWithin(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${base}/`) || pathname === base ? pathname.slice(base.length) || '/' : pathname;
}

/** Attributes with an address. */
const addressed = new Set(['href', 'src', 'action']);

const belowExpect = baseExpect.extend({
  async toHaveURL(page: Page, wanted: string | RegExp, options?: { timeout?: number }) {
    await baseExpect(page).toHaveURL(typeof wanted === 'string' ? below(wanted) : wanted, options);
    return { pass: true, message: () => '' };
  },
  async toHaveAttribute(locator: Locator, name: string, wanted: string | RegExp) {
    const value = typeof wanted === 'string' && addressed.has(name) ? below(wanted) : wanted;
    await baseExpect(locator).toHaveAttribute(name, value);
    return { pass: true, message: () => '' };
  },
});
/** Playwright's assertions; below a path those about addresses put it before them. */
export const expect: typeof baseExpect = base === '' ? baseExpect : belowExpect;

let isPatched = false;

/** Has every page of this worker go to the addresses of the guide. */
export function goBelow(page: Page): void {
  if (base === '' || isPatched) return;
  isPatched = true;
  const pages = Object.getPrototypeOf(page) as Page;
  const goto = pages.goto;
  pages.goto = function goToGuide(this: Page, address, options) {
    return goto.call(this, below(address), options);
  };
}
