import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import { publishedFiles } from '../emit/publishedFiles.ts';
import { writeFiles } from '../files/files.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import type { Edit } from '../fixtures/rulesAfter.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { diffPublished, isBreaking } from './diffPublished.ts';
import { formatDiff } from './formatDiff.ts';
import { type PublishedFolder, readPublishedFolder } from './publishedFolder.ts';
import { schemaChanges } from './schemaChanges.ts';

/** Derives the published files of the fixture after edits and deletions, on a day. */
function published(edits: Edit[] = [], gone: string[] = [], today = fixtureToday()): PublishedFolder {
  using copy = copyFixture();
  for (const edit of edits) copy.edit(...edit);
  for (const file of gone) rmSync(join(copy.content, file));
  const content = checkedFixture(copy.content);
  const dir = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    writeFiles(dir, publishedFiles(derive(content, { today })));
    return readPublishedFolder(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('the same content on another day is no change', () => {
  const diff = diffPublished(published(), published([], [], '2026-11-21'));
  expect(formatDiff(diff, 'text')).toBe(
    'What changes in the published files\n\nNothing published changes.\n',
  );
});

test('names the field of the record that changed, and not the pages that show its card', () => {
  const after = published([['trails/marsh-loop.yaml', 'name: Marsh loop', 'name: Bog loop']]);
  const diff = diffPublished(published(), after);
  expect(diff.changed).toEqual([
    {
      record: '/api/hiking-trails/slug/marsh-loop.json',
      fields: [{ field: 'name', before: 'Marsh loop', after: 'Bog loop' }],
    },
  ]);
  expect(isBreaking(diff)).toBe(false);
});

test('a record that goes away is breaking, one that comes is not', () => {
  const before = published();
  const after = published([], ['events/past-fair.yaml', 'accommodations/middle-inn.yaml']);
  const gone = diffPublished(before, after);
  expect(gone.removed).toEqual(['/api/accommodations/slug/middle-inn.json', '/api/events.json#past-fair']);
  expect(isBreaking(gone)).toBe(true);
  const come = diffPublished(after, before);
  expect(come.added).toEqual(gone.removed);
  expect(isBreaking(come)).toBe(false);
});

test('a track that is no longer offered is breaking', () => {
  const partial: Edit = ['trails/tarn-teahouse-winter.yaml', 'covers: full', 'covers: partial'];
  const noException: Edit = ['exceptions.yaml', null, 'exceptions: []\n'];
  const diff = diffPublished(published(), published([partial, noException]));
  expect(diff.removedFiles).toEqual(['/gpx/tarn-teahouse-winter.gpx']);
  expect(isBreaking(diff)).toBe(true);
});

describe('shapes', () => {
  const object = (
    properties: Record<string, JsonSchema>,
    required: string[] = [],
  ): Record<string, JsonSchema> => ({
    thing: { type: 'object', properties, required },
  });
  test.each([
    ['a new field', { a: { type: 'string' } }, {}, false],
    ['the field is gone', {}, { a: { type: 'string' } }, true],
    ['may now be null', { a: { type: ['string', 'null'] } }, { a: { type: 'string' } }, true],
    ['is null no more', { a: { type: 'string' } }, { a: { type: ['string', 'null'] } }, false],
    ['may now be "c"', { a: { enum: ['b', 'c'] } }, { a: { enum: ['b'] } }, true],
    ['is "c" no more', { a: { enum: ['b'] } }, { a: { enum: ['b', 'c'] } }, false],
    ['may now be any value', { a: { type: 'string' } }, { a: { type: 'string', enum: ['b'] } }, true],
  ])('%s', (what, after, before, isBreaking) => {
    expect(schemaChanges(object(before), object(after))).toEqual([{ place: 'thing: a', what, isBreaking }]);
  });

  test('a field that was always there and now may be absent is breaking', () => {
    const a = { a: { type: 'string' } };
    expect(schemaChanges(object(a, ['a']), object(a))).toMatchObject([{ isBreaking: true }]);
    expect(schemaChanges(object(a), object(a, ['a']))).toMatchObject([{ isBreaking: false }]);
  });

  test('a group that comes or goes is one change, and references are followed', () => {
    const group = { g: { $ref: 'common.schema.json#/$defs/pair' } };
    const common = { common: { $defs: { pair: { type: 'object', properties: { x: {}, y: {} } } } } };
    expect(schemaChanges({ ...object({}), ...common }, { ...object(group), ...common })).toHaveLength(1);
  });
});

test('Markdown from content cannot mention people, open tags or end a code span', () => {
  const evil = 'A `x` @somebody <img src=x>';
  const after = published([['trails/marsh-loop.yaml', 'name: Marsh loop', `name: ${JSON.stringify(evil)}`]]);
  const markdown = formatDiff(diffPublished(published(), after), 'markdown');
  expect(markdown).toContain('`"A \'x\' @somebody <img src=x>"`');
  expect(markdown).toMatch(/^### What this changes/);
});
