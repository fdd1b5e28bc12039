import { type APIRequestContext, expect as baseExpect, type Locator, type Page } from '@playwright/test';
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

/** Returns the name of what a device keeps for this guide, as `site/base/guideBase.ts` does. */
export const ownName = (name: string): string => base + name;

/** Attributes with an address. */
const addressed = new Set(['href', 'src', 'action']);

const belowExpect = baseExpect.extend({
  async toHaveURL(page: Page, wanted: string | RegExp, options?: { timeout?: number }) {
    const assertion = baseExpect(page);
    await (this.isNot ? assertion.not : assertion).toHaveURL(
      typeof wanted === 'string' ? below(wanted) : wanted,
      options,
    );
    return { pass: !this.isNot, message: () => '' };
  },
  async toHaveAttribute(locator: Locator, name: string, ...[wanted]: [] | [string | RegExp]) {
    const assertion = this.isNot ? baseExpect(locator).not : baseExpect(locator);
    if (wanted === undefined) await assertion.toHaveAttribute(name);
    else
      await assertion.toHaveAttribute(
        name,
        typeof wanted === 'string' && addressed.has(name) ? below(wanted) : wanted,
      );
    return { pass: !this.isNot, message: () => '' };
  },
});
/** Playwright's assertions; below a path those about addresses put it before them. */
export const expect: typeof baseExpect = base === '' ? baseExpect : belowExpect;

let isPatched = false;

/** Returns a function that asks the guide for the address which it is called with. */
const asking = <T extends (...args: never[]) => unknown>(ask: T): T =>
  new Proxy(ask, {
    apply: (target, self, [address, ...rest]: unknown[]) =>
      Reflect.apply(target, self, [typeof address === 'string' ? below(address) : address, ...rest]),
  });

/** Has every page and every request of this worker go to the addresses of the guide. */
export function goBelow(page: Page): void {
  if (base === '' || isPatched) return;
  isPatched = true;
  const pages = Object.getPrototypeOf(page) as Page;
  pages.goto = asking(pages.goto);
  // `get` and `post` call this one.
  const requests = Object.getPrototypeOf(page.request) as APIRequestContext;
  requests.fetch = asking(requests.fetch);
}
