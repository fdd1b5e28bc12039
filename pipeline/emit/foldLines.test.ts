import { expect, test } from 'vitest';
import { foldLines } from './foldLines.ts';

const sizes = (text: string) => text.split('\r\n').map((line) => Buffer.byteLength(line));

test.each([
  ['a', 75, [75]],
  ['a', 76, [75, 2]],
  ['a', 149, [75, 75]],
  ['a', 150, [75, 75, 2]],
  ['ö', 37, [74]],
  ['ö', 38, [74, 3]],
  ['語', 26, [75, 4]],
  ['🎿', 19, [72, 5]],
])('the sign %s %i times is folded to lines of %j octets', (sign, count, expected) => {
  const folded = foldLines(sign.repeat(count));
  expect(sizes(folded)).toEqual(expected);
  expect(folded.replaceAll('\r\n ', '')).toBe(sign.repeat(count));
  expect(folded).not.toContain('\uFFFD');
});

test('what was folded before is folded anew, and line ends stay', () => {
  expect(foldLines('SUMMARY:on\r\n\te\r\n two\r\nEND:X\r\n')).toBe('SUMMARY:onetwo\r\nEND:X\r\n');
});
