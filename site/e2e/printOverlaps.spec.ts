import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { type Box, printedSheets } from './printedSheets.ts';
import { routes } from './publishedRoutes.ts';

/** Points by which two texts must cover each other: accents and descenders reach into the next line. */
const least = 4;

/** Returns the texts that are printed over others. A text over itself is the outline of a label on a map. */
const printedOver = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > least &&
          one.text !== other.text,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );

const records = routes.filter((path) =>
  /^\/(hiking-trails|attractions|activities|accommodations)\//.test(path),
);

for (const path of settings(records, 1)) {
  test(`nothing of ${path} is printed over something else, and no sheet but the last is a third empty`, async ({
    page,
  }) => {
    await visit(page, path);
    const sheets = await printedSheets(page, 'A4');
    expect(sheets.map(({ boxes }) => printedOver(boxes))).toEqual(sheets.map(() => []));
    expect(Math.min(...sheets.slice(0, -1).map(({ filled }) => filled))).toBeGreaterThan(2 / 3);
  });
}
