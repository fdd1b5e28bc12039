import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as Opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { d } from './svg.ts';

/** Text set in the display face, as outlines: it looks the same on machines without that face. */
export interface Lettering {
  /** Path data for one line of text, its baseline starting at (x, y). */
  path(text: string, x: number, y: number, size: number): string;
  width(text: string, size: number): number;
}

const FILES = ['besley-latin-wght-normal.woff2', 'besley-latin-ext-wght-normal.woff2'] as const;
const WEIGHT = 760;

let loaded: Promise<Lettering> | undefined;

/** Loads the display face once (both of its files, at one weight). */
export function loadLettering(): Promise<Lettering> {
  loaded ??= loadFonts().then(letteringOf);
  return loaded;
}

function loadFonts(): Promise<Opentype.Font[]> {
  const require = createRequire(import.meta.url);
  // The exports of the package's CommonJS build, which Node takes, cannot be imported by name.
  const { parse }: typeof Opentype = require('opentype.js');
  return Promise.all(
    FILES.map(async (file) => {
      const woff2 = await readFile(require.resolve(`@fontsource-variable/besley/files/${file}`));
      const options = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { wght: WEIGHT } } as const;
      const sfnt = await subsetFont(woff2, undefined, options);
      return parse(Uint8Array.from(sfnt).buffer);
    }),
  );
}

function letteringOf(fonts: readonly Opentype.Font[]): Lettering {
  const fontFor = (character: string) =>
    fonts.find((font) => font.charToGlyphIndex(character) > 0) ?? fonts[0];
  // Runs of one font keep their kerning; a run ends where the next letter needs the other file.
  const runs = (text: string): { font: Opentype.Font; text: string }[] => {
    const result: { font: Opentype.Font; text: string }[] = [];
    for (const character of text.normalize('NFC')) {
      const font = fontFor(character);
      const last = result[result.length - 1];
      if (last && (last.font === font || character === ' ')) last.text += character;
      else if (font) result.push({ font, text: character });
    }
    return result;
  };
  const width = (text: string, size: number) =>
    runs(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
  const path = (text: string, x: number, y: number, size: number) => {
    let data = '';
    let left = x;
    for (const run of runs(text)) {
      data += pathData(run.font, run.text, left, y, size);
      left += run.font.getAdvanceWidth(run.text, size);
    }
    return data;
  };
  return { path, width };
}

/** The package's own serialiser writes NaN for some glyphs, so its commands are written out here. */
function pathData(font: Opentype.Font, text: string, x: number, y: number, size: number): string {
  return font
    .getPath(text, x, y, size)
    .commands.map((command) => {
      switch (command.type) {
        case 'M':
          return d`M${command.x} ${command.y}`;
        case 'L':
          return d`L${command.x} ${command.y}`;
        case 'Q':
          return d`Q${command.x1} ${command.y1} ${command.x} ${command.y}`;
        case 'C':
          return d`C${command.x1} ${command.y1} ${command.x2} ${command.y2} ${command.x} ${command.y}`;
        case 'Z':
          return 'z';
      }
    })
    .join('');
}
