/**
 * The signs of the two files of each font, as CSS writes ranges. Every page preloads the first; a browser fetches the
 * second for a page that prints one of its signs.
 */
export const signs = {
  /** Basic Latin and what nearly every page prints: © ° · ½ × – — ‘ ’ “ ” … → ↗ −. */
  everyday:
    'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+BD, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2192, U+2197, U+2212',
  /** The rest of Latin-1, French and Czech extras, Indigenous names and rarer signs. */
  further:
    'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-17F, U+2022, U+2032-2033, U+20AC, U+2190-2191, U+2193, U+2248, U+2264-2265',
};
