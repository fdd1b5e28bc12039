import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourceField } from '#schemas/editorFormat.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import { recordKindNames, recordKinds } from '#schemas/recordKinds.ts';
import { recordFormat } from './recordFormat.ts';

const root = join(import.meta.dirname, '../..');
const schemas = readSchemas('authored');

describe.each(['content', 'pipeline/fixtures/content'])('the records of %s', (dir) => {
  test.each(recordKindNames)('opening and saving one of the kind %s changes no byte', (kind) => {
    const keys = Object.keys(schemas[kind]?.properties ?? {});
    const { fromFile, toFile } = recordFormat(keys.map((name) => ({ name })));
    const files = globSync(`${recordKinds[kind].folder}/*.yaml`, { cwd: join(root, dir) });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(join(root, dir, file), 'utf8');
      const form = fromFile(text);
      expect(toFile(form), file).toBe(text);
      // A form has a value for each of its fields, empty ones too.
      const empty = Object.fromEntries(
        keys.filter((key) => !(key in form)).map((key, at) => [key, ['', null, [], {}, false][at % 5]]),
      );
      expect(toFile({ ...empty, ...form }), file).toBe(text);
    }
  });
});

const format = recordFormat([
  { name: 'name', required: true },
  { name: 'price' },
  { name: 'notes' },
  { name: 'isFree', required: true },
  { name: 'isLoud' },
]);

test('what was edited is changed, in its own place', () => {
  const text =
    '# A note of a maintainer.\nname: Lake # the large one\nprice: { amount: 5, per: person }\nroute: kept\n';
  const form = format.fromFile(text);
  expect(format.toFile({ ...form, name: 'Pond' })).toBe(text.replace('Lake', 'Pond'));
  expect(format.toFile({ ...form, price: { amount: 6, per: 'person' } })).toBe(text.replace('5', '6'));
});

test('a key without a field stays, and a field that was emptied goes', () => {
  const form = format.fromFile('name: Lake\nprice: 5\nroute:\n  file: lake.gpx # recorded\n');
  const { route: _, ...fields } = form;
  expect(format.toFile({ ...fields, price: '' })).toBe('name: Lake\nroute:\n  file: lake.gpx # recorded\n');
});

test('a field that may be null stays null while it is empty', () => {
  const form = format.fromFile('name: Lake\nprice: null\n');
  expect(format.toFile({ ...form, price: '' })).toBe('name: Lake\nprice: null\n');
});

test('a new record is YAML without its empty fields', () => {
  const text = format.toFile({ name: 'New lake', price: '', notes: [], isFree: false, isLoud: false });
  // What has to be said is said, a no as well.
  expect(parse(text)).toEqual({ name: 'New lake', isFree: false });
  expect(text).not.toContain(sourceField);
});

const photographs = recordFormat([
  { name: 'photo', fields: [{ name: 'file', widget: 'image' }] },
  { name: 'photographs', widget: 'list', fields: [{ name: 'file', widget: 'image' }, { name: 'alt' }] },
]);

test('a form names a photograph by its path in the repository, and a file by its name', () => {
  const text = 'photo: { file: a.jpg }\nphotographs:\n  - file: b.jpg # hers\n    alt: b.jpg\n';
  const form = photographs.fromFile(text);
  expect(form).toMatchObject({
    photo: { file: '/content/photos/a.jpg' },
    photographs: [{ file: '/content/photos/b.jpg', alt: 'b.jpg' }],
  });
  expect(photographs.toFile(form)).toBe(text);
  const uploaded = [{ file: '/content/photos/c.webp', alt: 'A lake' }];
  expect(photographs.toFile({ ...form, photographs: uploaded })).toBe(
    text.replace('file: b.jpg', 'file: c.webp').replace('alt: b.jpg', 'alt: A lake'),
  );
});
