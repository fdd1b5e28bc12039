import { expect, test } from 'vitest';
import type { Photograph } from '#schemas/types/authored.ts';
import { withPhotograph } from './withPhotograph.ts';

const photograph: Photograph = {
  file: 'b.jpg',
  alt: 'A lake: green',
  caption: 'from below',
  taken: '2025-06',
  author: 'Ada #1',
  licence: 'CC BY 4.0',
  source: 'https://photos.example/#b',
};

const entry = (indent: string) =>
  [
    '- file: b.jpg',
    "  alt: 'A lake: green'",
    '  caption: from below',
    "  taken: '2025-06'",
    "  author: 'Ada #1'",
    '  licence: CC BY 4.0',
    '  source: https://photos.example/#b',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');

test.each([
  ['without any', 'name: a # the lake\n', `name: a # the lake\nphotographs:\n${entry('  ')}`, ''],
  [
    'with one',
    'photographs:\n  - file: a.jpg # hers\n',
    `photographs:\n  - file: a.jpg # hers\n${entry('  ')}`,
    '',
  ],
  ['without an indent', 'photographs:\n- file: a.jpg\n', `photographs:\n- file: a.jpg\n${entry('')}`, ''],
  [
    'in braces',
    'photographs:\n  - { file: a.jpg } # hers\n',
    `photographs:\n  - { file: a.jpg } # hers\n${entry('  ')}`,
    '',
  ],
  [
    'above other keys',
    'photographs:\n  - file: a.jpg\n',
    `photographs:\n  - file: a.jpg\n${entry('  ')}`,
    '\n# Related\nrelated: {}\n',
  ],
])('the list of a record %s gets one more, and all else stays', (_, before, after, rest) => {
  expect(withPhotograph(before + rest, photograph, null)).toBe(after + rest);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(withPhotograph(windows(before + rest), photograph, null)).toBe(windows(after + rest));
});

test('a comment stands above it', () => {
  const text = withPhotograph('photographs:\n  - file: a.jpg\n', photograph, 'Taken from afar');
  expect(text).toContain('a.jpg\n  # Taken from afar\n  - file: b.jpg\n');
});

test.each(['photographs: []\n', 'photographs: [{ file: a.jpg }]\n'])('%j is refused', (text) => {
  expect(() => withPhotograph(text, photograph, null)).toThrow('not a list of lines');
});
