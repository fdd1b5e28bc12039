import { expect, test } from 'vitest';
import { csvLine } from './subscriberList.ts';

/** Reads a line as docs/newsletter.md tells others to. */
function readBack(line: string): string[] {
  const fields = [...line.trimEnd().matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)];
  return fields.map(([, field = '']) => field.replaceAll('""', '"').replace(/^'/, ''));
}

const values = [
  ['=1+1@example.com', "'=1+1@example.com"],
  ['+1@example.com', "'+1@example.com"],
  ['-1@example.com', "'-1@example.com"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\rcmd', "'\rcmd"],
  ['\ncmd', "'\ncmd"],
  ['＝1', "'＝1"],
  ["'quoted@example.com", "''quoted@example.com"],
  ['ann=1@example.com', 'ann=1@example.com'],
  ['a+b@example.com', 'a+b@example.com'],
  ['/map', '/map'],
  ['', ''],
  ['a"b', 'a""b'],
  ['="x"', '\'=""x""'],
] as const;

test.each(values)('%j is written as %j', (value, field) => {
  expect(csvLine([value])).toBe(`"${field}"\r\n`);
});

test('every value is read back as it was', () => {
  const all = values.map(([value]) => value);
  expect(readBack(csvLine(all))).toEqual(all);
});
