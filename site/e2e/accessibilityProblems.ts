import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// The builder of @axe-core/playwright reads axe into two pages for every look, which takes five times as long.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes axe known to a page. Half a megabyte that Playwright's own `evaluate` would wrap into a text within a text. */
async function startAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  await (await known).send('Runtime.evaluate', { expression: source });
}

/** Rules that read colours, all of those that axe runs by itself. The others find the same in each colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's findings on a page, or in an element of it, in words: those of the rules named, or of all. Frames are
 * a problem: it looks into none.
 */
export async function accessibilityProblems(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  if (page.frames().length > 1) return ['frames are not looked into'];
  await startAxe(page);
  const look = {
    selector: within,
    options: {
      resultTypes: ['violations'],
      elementRef: false,
      ...(rules && { runOnly: rules }),
    } satisfies RunOptions,
  };
  return page.evaluate(async ({ selector, options }) => {
    if (!window.axe) throw new Error('axe did not start');
    const { violations } = await window.axe.run(selector, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
  }, look);
}
