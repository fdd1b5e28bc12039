import { expect, test } from 'vitest';
import { codeFrame } from './codeFrame.ts';

const text = Array.from({ length: 12 }, (_, n) => `line ${n + 1}`).join('\n');

test('the line at fault stands between its neighbours, a caret below its column', () => {
  expect(codeFrame(text, { line: 5, column: 3 })).toBe(`  4 | line 4
> 5 | line 5
    |   ^
  6 | line 6`);
});

test('numbers of different widths line up', () => {
  expect(codeFrame(text, { line: 9, column: 1 })).toBe(`   8 | line 8
>  9 | line 9
     | ^
  10 | line 10`);
});

test('the first and the last line have one neighbour', () => {
  expect(codeFrame(text, { line: 1, column: 1 })).toBe(`> 1 | line 1
    | ^
  2 | line 2`);
  expect(codeFrame(text, { line: 12, column: 6 })).toBe(`  11 | line 11
> 12 | line 12
     |      ^`);
});

test('lines may end as on Windows, and empty ones have no space at their end', () => {
  expect(codeFrame('a\r\n\r\nb', { line: 2, column: 1 })).toBe('  1 | a\n> 2 |\n    | ^\n  3 | b');
});

test('a long line is cut after 160 characters, and its caret stays within', () => {
  const long = 'x'.repeat(170);
  expect(codeFrame(long, { line: 1, column: 160 })).toBe(
    `> 1 | ${'x'.repeat(160)}\n    | ${' '.repeat(159)}^`,
  );
  expect(codeFrame(long, { line: 1, column: 165 })).toBe(
    `> 1 | ${'x'.repeat(160)}\n    | ${' '.repeat(159)}^`,
  );
});

test('a line beyond the text has no frame', () => {
  expect(codeFrame('a\nb', { line: 3, column: 1 })).toBe('');
});
