import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (fault|---) \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** What a row claims that is not so. */
function missing([, fault, , file = '', quoted = '']: string[]): string[] {
  const path = file.includes('/') ? join(root, file) : join(root, 'site/e2e', file);
  if (!existsSync(path)) return [`${fault}: there is no ${file}`];
  const name = /^`(.+)`$/.exec(quoted)?.[1];
  // The name of a test stands behind a quotation mark, after what a loop puts before it.
  const isNamed =
    name !== undefined &&
    readFileSync(path, 'utf8')
      .split('\n')
      .some((line) => /^\s*(test|\]|'|`)|\(`|\('/.test(line) && line.includes(name));
  return isNamed ? [] : [`${fault}: ${file} has no test named ${quoted}`];
}

test('every fault that the document lists has the test that it names', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.flatMap(missing)).toEqual([]);
});

test('a row that names no test is seen', () => {
  expect(missing(['', 'a fault', 'an outcome', 'faults.spec.ts', '`no such test`'])).toHaveLength(1);
  expect(missing(['', 'a fault', 'an outcome', 'none.spec.ts', '`any`'])).toHaveLength(1);
});
