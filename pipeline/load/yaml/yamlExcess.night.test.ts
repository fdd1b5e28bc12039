import { expect, test } from 'vitest';
import { parseYaml } from '../parseYaml.ts';

const deep = 'values are nested more than 50 deep';
const manyKeys = 'the file has more than 10000 keys up to here';
const keys = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('\n');

test.each([
  ['open brackets', `name: A\nlist: ${'['.repeat(5000)}`, 2, deep],
  ['closed brackets', `name: A\nlist: ${'['.repeat(5000)}${']'.repeat(5000)}\n`, 2, deep],
  ['brackets below each other', `a:\n${' [\n'.repeat(60)}`, 52, deep],
  ['braces', `a: ${'{a: '.repeat(5000)}`, 1, deep],
  ['hyphens', `a:\n  ${'- '.repeat(5000)}a\n`, 2, deep],
  ['question marks', `${'? '.repeat(5000)}a\n`, 1, deep],
  ['levels of keys', keys(60, (n) => `${' '.repeat(n)}a:`), 1, deep],
  ['quoted keys', keys(40_000, (n) => `"k${n}": 1`), 10_001, manyKeys],
  ['keys on one line', `a: {${keys(40_000, (n) => `k${n}: 1,`).replaceAll('\n', ' ')}}\n`, 1, manyKeys],
  ['names', keys(20_000, (n) => `k${n}: &a${n} 1`), 10_001, manyKeys],
] as const)('%s are refused with their line, at once', (_what, text, line, message) => {
  expect(parseYaml(text).mistake).toMatchObject({ line, message });
  // In front matter lines are counted from that of the file.
  expect(parseYaml(text, 2).mistake).toMatchObject({ line: line + 1 });
});

test.each([
  ['a text of quotes', `a: ${"'".repeat(400_000)}\n`],
  ['a text of escapes', `a: "${String.raw`\"`.repeat(400_000)}"\n`],
  ['a text of number signs', `a: "${' #x'.repeat(200_000)}"\n`],
  ['notes', `a: b\n${'#x\n'.repeat(200_000)}c: "a #x"\n`],
  ['lines of a text', `a: |\n${' b\n'.repeat(300_000)}`],
  ['spaces', `a:${' '.repeat(900_000)}b\n`],
])('%s are read in the time that reading takes', (_what, text) => {
  expect(parseYaml(text).mistake).toBeNull();
});

test.each([
  ['50 levels', `a: ${'['.repeat(49)}${']'.repeat(49)}\n`, `a: ${'['.repeat(51)}${']'.repeat(51)}\n`],
  ['10,000 keys', `${keys(10_000, (n) => `k${n}: 1`)}\n`, `${keys(10_001, (n) => `k${n}: 1`)}\n`],
])('%s are read, and no more', (_what, most, more) => {
  expect(parseYaml(most).mistake).toBeNull();
  expect(parseYaml(more).mistake).not.toBeNull();
});
