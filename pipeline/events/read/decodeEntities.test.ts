import { expect, test } from 'vitest';
import { decodeEntities } from './decodeEntities.ts';

test.each([
  ['&#0;', '&#0;'],
  ['&#1;', '\u0001'],
  ['&#127;', '\u007F'],
  ['&#128;', '€'],
  ['&#150;', '–'],
  ['&#159;', 'Ÿ'],
  ['&#160;', '\u00A0'],
  ['&#xD7FF;', '\uD7FF'],
  ['&#xD800;', '&#xD800;'],
  ['&#xDFFF;', '&#xDFFF;'],
  ['&#XE000;', '\uE000'],
  ['&#x10FFFF;', '\u{10FFFF}'],
  ['&#x110000;', '&#x110000;'],
  ['&#1114112;', '&#1114112;'],
  ['&#12345678;', '&#12345678;'],
  ['&unknown; &', '&unknown; &'],
  ['&amp', '&amp'],
  ['&yuml;&nbsp;&euro;&szlig;', 'ÿ\u00A0€ß'],
  ['&frac12;&sup2;', '½²'],
  ['a&zwnj;b&zwj;c', 'abc'],
])('%s stands for %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

test.each([
  ['&amp;lt;', '<'],
  ['&amp;#8217;', '’'],
  ['&amp;amp;lt;', '&lt;'],
])('%s, which was escaped more than once, is read twice: %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});
