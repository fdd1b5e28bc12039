import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextCache, pruneTexts } from './textCache.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** One build that asks for a text of each source; gives the sources whose texts were made. */
function build(...sources: string[]): string[] {
  const made: string[] = [];
  const texts = openTextCache(dir);
  for (const source of sources) {
    const text = texts.get(source, () => {
      made.push(source);
      return `text of ${source}\nand more`;
    });
    expect(text).toBe(`text of ${source}\nand more`);
  }
  pruneTexts(dir, texts.used);
  return made;
}

test('a text is made once for what it is made from', () => {
  expect(build('lake', 'pond')).toEqual(['lake', 'pond']);
  expect(build('lake', 'river')).toEqual(['river']);
  expect(build('lake', 'pond', 'river')).toEqual([]);
});

test.each([
  ['changed', (text: string) => text.replace('more', 'less')],
  ['cut off', (text: string) => text.slice(0, -1)],
  ['longer', (text: string) => `${text}.`],
  ['without a seal', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['empty', () => ''],
])('a text that is %s is made anew', (_name, damage) => {
  build('lake');
  const [file = ''] = readdirSync(dir);
  writeFileSync(join(dir, file), damage(readFileSync(join(dir, file), 'utf8')));
  expect(build('lake')).toEqual(['lake']);
  expect(build('lake')).toEqual([]);
});

test('keeps as many texts of other builds as it used, and no more', () => {
  build('lake', 'pond');
  build('river', 'creek');
  expect(readdirSync(dir)).toHaveLength(4);
  build('river');
  expect(readdirSync(dir)).toHaveLength(1);
});

test('a folder that cannot be written is no cache', () => {
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'a file');
  expect(build('lake')).toEqual(['lake']);
  expect(build('lake')).toEqual(['lake']);
});
