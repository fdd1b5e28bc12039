import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a sheet, in points from its left and lower edge. */
export interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Share of the size of a font that its letters take above their line. */
const rise = 0.7;

/** Height of the margins of a sheet in points. */
const margin = { top: 28, bottom: 40 };

/** Prints a page. Returns the texts of each sheet between its margins, those of its foot, and the share that it fills. */
export async function printedSheets(page: Page, format: 'A4' | 'Letter') {
  const pdf = await page.pdf({ format, printBackground: true });
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const sheets: { boxes: Box[]; foot: string; filled: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [, , , height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const all = items.flatMap((item): Box[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , skew, size, left, bottom] = item.transform as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const top = bottom + Math.hypot(skew, size) * rise;
      return [{ text: item.str, left, right: left + item.width, bottom, top }];
    });
    const boxes = all.filter(({ bottom }) => bottom >= margin.bottom);
    const lowest = Math.min(height - margin.top, ...boxes.map(({ bottom }) => bottom));
    sheets.push({
      boxes,
      foot: all
        .filter(({ bottom }) => bottom < margin.bottom)
        .toSorted((one, other) => one.left - other.left)
        .map(({ text }) => text)
        .join(' '),
      filled: (height - margin.top - lowest) / (height - margin.top - margin.bottom),
    });
  }
  await document.destroy();
  return sheets;
}
