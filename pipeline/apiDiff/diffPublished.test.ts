import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import { publishedFiles } from '../emit/publishedFiles.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import type { Edit } from '../fixtures/rulesAfter.ts';
import { diffPublished } from './diffPublished.ts';

type Files = { path: string; text: string }[];

/** Derives the published files of the fixture after edits and deletions, on a day. */
function published(edits: Edit[] = [], removed: string[] = [], today = fixtureToday()): Files {
  using copy = copyFixture();
  for (const edit of edits) copy.edit(...edit);
  for (const file of removed) rmSync(join(copy.content, file));
  return publishedFiles(derive(checkedFixture(copy.content), { today })).map(({ path, text }) => ({
    path,
    text,
  }));
}

function compare(before: Files, after: Files, format: 'text' | 'markdown' = 'text'): string {
  const root = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const [one, other] = [before, after].map((files, side) => {
      for (const { path, text } of files) {
        mkdirSync(dirname(join(root, String(side), path)), { recursive: true });
        writeFileSync(join(root, String(side), path), text);
      }
      return join(root, String(side));
    });
    return diffPublished(one!, other!, format);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const nothing = 'What this changes in the published files\n\nNo changes to the published files.\n';
const harmless = 'No breaking changes.';
const breaking = 'Breaking: programs may rely on something that is removed or takes a new shape.';

test('the same content on another day is no change', () => {
  expect(compare(published(), published([], [], '2026-11-21'))).toBe(nothing);
});

test('names the field of the record that changed, and not the pages that show its card', () => {
  const after = published([['trails/marsh-loop.yaml', 'name: Marsh loop', 'name: Bog loop']]);
  expect(compare(published(), after)).toBe(
    `What this changes in the published files\n\n${harmless}\n\nChanged (1)\n` +
      '  /api/hiking-trails/slug/marsh-loop.json name "Marsh loop" -> "Bog loop"\n',
  );
});

test('a record that goes away is breaking, one that comes is not', () => {
  const before = published();
  const after = published([], ['events/past-fair.yaml', 'accommodations/middle-inn.yaml']);
  const removed = compare(before, after);
  expect(removed).toContain(breaking);
  expect(removed).toContain(
    '  /api/accommodations/slug/middle-inn.json is gone\n  /api/events/slug/past-fair.json is gone\n',
  );
  const added = compare(after, before);
  expect(added).toContain(harmless);
  expect(added).toContain('Added (3)\n  /api/accommodations/slug/middle-inn.json is new\n');
});

test('a track that is no longer offered is breaking', () => {
  const partial: Edit = ['trails/tarn-teahouse-winter.yaml', 'covers: full', 'covers: partial'];
  const noException: Edit = ['exceptions.yaml', null, 'exceptions: []\n'];
  const diff = compare(published(), published([partial, noException]));
  expect(diff).toContain(breaking);
  expect(diff).toContain('/gpx/tarn-teahouse-winter.gpx is gone');
});

test.each<[string, object, object, boolean]>([
  ['a new field', {}, { properties: { b: {} } }, false],
  ['a field is gone', { properties: { b: {} } }, {}, true],
  ['may now be null', { type: ['string'] }, { type: ['string', 'null'] }, true],
  ['is no longer null', { type: ['string', 'null'] }, { type: ['string'] }, false],
  ['may take another value', { enum: ['b'] }, { enum: ['b', 'c'] }, true],
  ['takes a value no more', { enum: ['b', 'c'] }, { enum: ['b'] }, false],
  ['is now optional', { required: ['a', 'b'] }, { required: ['a'] }, true],
  ['is now required', { required: ['a'] }, { required: ['a', 'b'] }, false],
  ['is described in other words', { description: 'x' }, { description: 'y' }, false],
  ['points elsewhere', { $ref: 'a' }, { $ref: 'b' }, true],
])('a schema: %s', (_, before, after, isBreaking) => {
  const files = (schema: object) => [
    {
      path: 'schemas/a.schema.json',
      text: JSON.stringify({ type: 'object', properties: { a: {} }, inner: schema }),
    },
  ];
  expect(compare(files(before), files(after)).includes(breaking)).toBe(isBreaking);
});

test('sixty lines are shown, the rest is counted', () => {
  const added = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ path: `gpx/${String(n).padStart(2, '0')}.gpx`, text: '' }));
  const lines = (count: number) =>
    compare([{ path: 'x.txt', text: '' }], [{ path: 'x.txt', text: '' }, ...added(count)])
      .trimEnd()
      .split('\n');
  expect(lines(60).at(-1)).toBe('  /gpx/59.gpx is new');
  expect(lines(61).slice(-2)).toEqual(['  /gpx/59.gpx is new', '  and 1 more']);
});

test('a value of 80 characters is shown whole, a longer one is cut to that', () => {
  const files = (name: string) => [{ path: 'a.json', text: JSON.stringify({ name }) }];
  const shown = (length: number) =>
    compare(files(''), files('x'.repeat(length - 2)))
      .trimEnd()
      .split(' -> ')[1];
  expect(shown(80)).toBe(`"${'x'.repeat(78)}"`);
  expect(shown(81)).toBe(`"${'x'.repeat(76)}...`);
});

test('Markdown from content cannot mention people, open tags or end a code span', () => {
  const evil = 'A `x` @somebody <img src=x>';
  const after = published([['trails/marsh-loop.yaml', 'name: Marsh loop', `name: ${JSON.stringify(evil)}`]]);
  const markdown = compare(published(), after, 'markdown');
  expect(markdown).toContain(
    '- `/api/hiking-trails/slug/marsh-loop.json` `name` `"Marsh loop"` -> `"A \'x\' @somebody <img src=x>"`',
  );
  expect(markdown).toMatch(/^### What this changes/);
});
