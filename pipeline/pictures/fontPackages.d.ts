/** The part of opentype.js that draws text as paths; the package brings no types of its own. */
declare module 'opentype.js' {
  type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export interface Font {
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] };
    getAdvanceWidth(text: string, fontSize: number): number;
  }
  export function parse(data: ArrayBuffer): Font;
}

/** The part of subset-font that pins a variable font to one weight; the package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
