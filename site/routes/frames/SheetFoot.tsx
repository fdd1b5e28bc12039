import { useEffect } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { dateAt } from '#schemas/rules/zoneClock.ts';
import type { Site } from '#schemas/types/published.ts';

/** Grids of texts: broken between two sheets, Chromium prints the rows of a grid over each other. */
const texts = 'section:has(> h2:first-child, > h3:first-child)';

/** Returns the rules of paper, with an address and a day at the left of each foot, and the number of the sheet at the right. */
const paper = (url: string, day: string) => `@page {
  margin: 10mm 4mm 14mm;
  font: 8pt sans-serif;
  @bottom-left { content: ${JSON.stringify(`${url} · ${day}`)}; padding-left: 8mm }
  @bottom-right { content: counter(page) " / " counter(pages); padding-right: 8mm }
}
@media print {
  ${texts}, aside[class] { display: block }
  ${texts} > * + * { margin-top: 11px }
  #breakdown > :first-child { break-inside: avoid }
  main svg[aria-label^="Map of"] { max-width: 100mm }
  table[class] td { padding-block: 5px }
}`;

/**
 * Prints the address of the page, the day and the number of the sheet at the foot of each sheet. Browsers
 * without margin boxes print their own foot. Renders nothing.
 */
export function SheetFoot({ site, path }: { site: Site; path: string }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const fill = () =>
      sheet.replaceSync(paper(site.url + path, dayText(dateAt(site.zoneOffsets, Date.now()))));
    addEventListener('beforeprint', fill);
    return () => {
      removeEventListener('beforeprint', fill);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [site, path]);
  return null;
}
