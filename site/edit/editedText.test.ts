import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { editedText } from './editedText.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['one value', 'a: 1 # why\nb: two\n', { a: 2, b: 'two' }, 'a: 2 # why\nb: two\n'],
  ['a text in quotes', "a: 'x'\nb: 1\n", { a: 'yes: no', b: 1 }, "a: 'yes: no'\nb: 1\n"],
  ['a folded text', 'a: >-\n  one\n  two\nb: 1 # kept\n', { a: 'three', b: 1 }, 'a: three\nb: 1 # kept\n'],
  [
    'a value between braces',
    'a: { b: 1, c: x } # kept\n',
    { a: { b: 2, c: 'x' } },
    'a: { b: 2, c: x } # kept\n',
  ],
  ['a key more', 'a: 1 # kept\n', { a: 1, b: 2 }, 'a: 1 # kept\nb: 2\n'],
  ['a key less', '# top\na: 1\nb: 2\nc: 3\n', { a: 1, c: 3 }, '# top\na: 1\nc: 3\n'],
  ['a key less between braces', 'a: { b: 1, c: 2 }\n', { a: { b: 1 } }, 'a: { b: 1 }\n'],
  ['a key more inside', 'a:\n  b: 1\nc: 2\n', { a: { b: 1, d: 4 }, c: 2 }, 'a:\n  b: 1\n  d: 4\nc: 2\n'],
  ['a longer list', '# top\na: [x]\nb: 1\n', { a: ['x', 'y'], b: 1 }, '# top\na:\n  - x\n  - y\nb: 1\n'],
  [
    'a value in a list of maps',
    'a:\n  - b: 1\n    c: 2 # kept\n  - b: 3\n',
    { a: [{ b: 9, c: 2 }, { b: 3 }] },
    'a:\n  - b: 9\n    c: 2 # kept\n  - b: 3\n',
  ],
])('%s is written, and the rest stays', (_, before, data, after) => {
  expect(editedText(before, data)).toBe(after);
});

describe.each(['content', 'pipeline/fixtures/content'])('every record of %s', (dir) => {
  const files = globSync('{attractions,activities,accommodations,trails,events,notices}/*.yaml', {
    cwd: join(root, dir),
  });
  test.each(files)('%s', (file) => {
    const text = readFileSync(join(root, dir, file), 'utf8');
    const data = parse(text) as Record<string, unknown>;
    expect(editedText(text, data)).toBe(text);
    // One key of each record by its turn: every key of every kind has it.
    const keys = Object.keys(data);
    for (const key of [keys[files.indexOf(file) % keys.length] ?? '']) {
      const changed = { ...data, [key]: typeof data[key] === 'string' ? 'Changed: "so"' : 7 };
      const edited = editedText(text, changed);
      expect(parse(edited)).toEqual(changed);
      const kept = edited.split('\n').filter((line) => text.split('\n').includes(line));
      const lost = text.split('\n').length - kept.length;
      expect(lost).toBeLessThanOrEqual(linesOf(text, key));
    }
  });
});

/** Number of lines from a key of the first level to the next one. */
function linesOf(text: string, key: string): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  return length === -1 ? lines.length - start : length + 1;
}
