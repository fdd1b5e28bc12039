import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { routes } from './publishedRoutes.ts';

interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Share of the size of a font that its letters take above their line. */
const rise = 0.7;

/** Points by which two texts must cover each other: accents and descenders reach into the next line. */
const least = 4;

/** Returns the texts that are printed over others on A4. A text over itself is the outline of a label on a map. */
async function printedOver(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const boxes = items.flatMap((item): Box[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , skew, height, left, bottom] = item.transform as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const top = bottom + Math.hypot(skew, height) * rise;
      return [{ text: item.str, left, right: left + item.width, bottom, top }];
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
        if (width > least && height > least && one.text !== other.text)
          found.push(`sheet ${number}: ${one.text} / ${other.text}`);
      }
    }
  }
  await document.destroy();
  return found;
}

const records = routes.filter((path) =>
  /^\/(hiking-trails|attractions|activities|accommodations)\//.test(path),
);

for (const path of settings(records, 1)) {
  test(`nothing of ${path} is printed over something else`, async ({ page }) => {
    await visit(page, path);
    expect(await printedOver(page)).toEqual([]);
  });
}
