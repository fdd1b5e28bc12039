import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { sourceField } from '#schemas/editorFormat.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import { recordKindNames, recordKinds } from '#schemas/recordKinds.ts';
import { editorConfig } from './editorConfig.ts';
import { type EditorField, labelOf } from './editorField.ts';

const config = editorConfig('owner/guide', 'https://guide.example/');
const collectionOf = (folder: string) => config.collections.find(({ name }) => name === folder)!;
const fieldOf = (folder: string, key: string) =>
  collectionOf(folder).fields.find(({ name }) => name === key)!;
const authored = readSchemas('authored');

test('Sveltia CMS takes it', () => {
  const main = createRequire(import.meta.url).resolve('@sveltia/cms');
  const schema = JSON.parse(
    readFileSync(join(dirname(main), '../schema/sveltia-cms.json'), 'utf8'),
  ) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  expect(validate(config) ? [] : validate.errors).toEqual([]);
});

test('it commits to the repository by pull requests', () => {
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'owner/guide', branch: 'main' },
    publish_mode: 'editorial_workflow',
  });
});

test.each(recordKindNames)('the form of the kind %s has every key but those of many shapes', (kind) => {
  const { properties = {}, required = [] } = authored[kind]!;
  const { folder } = recordKinds[kind];
  const names = collectionOf(folder).fields.map(({ name }) => name);
  const missing = Object.keys(properties).filter((key) => !names.includes(key));
  expect(missing).toEqual(kind === 'trail' ? ['route'] : []);
  expect(names.at(-1)).toBe(sourceField);
  for (const key of required) expect([key, fieldOf(folder, key).widget]).not.toContain('hidden');
});

test('choices, numbers, references, dates and hints are those of the schemas', () => {
  expect(fieldOf('trails', 'difficulty')).toMatchObject({
    widget: 'select',
    required: true,
    options: ['easy', 'moderate', 'hard'],
  });
  expect(fieldOf('trails', 'durationMinutes')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(fieldOf('trails', 'bestMonths')).toMatchObject({ widget: 'select', multiple: true });
  const related = fieldOf('attractions', 'related').fields as EditorField[];
  expect(related.find(({ name }) => name === 'trails')).toMatchObject({
    widget: 'relation',
    collection: 'trails',
    value_field: '{{slug}}',
    multiple: true,
  });
  expect(fieldOf('events', 'startDate')).toMatchObject({ required: false });
  const fields = config.collections.flatMap(({ fields }) => fields);
  for (const { name, hint } of fields.filter(({ name }) => name !== sourceField))
    expect(hint, name).toMatch(/\w/);
});

test.each(['attractions', 'activities', 'accommodations', 'trails'])(
  'a photograph of %s is uploaded, drawn anew without its metadata',
  (folder) => {
    const fields = fieldOf(folder, 'photographs').fields as EditorField[];
    expect(fields.map(({ name, widget }) => [name, widget])).toEqual([
      ['file', 'image'],
      ['alt', 'text'],
      ['caption', 'string'],
      ['taken', 'string'],
      ['author', 'string'],
      ['licence', 'select'],
      ['source', 'string'],
    ]);
    const { media_folder, media_libraries } = config;
    expect(media_folder).toBe('content/photos');
    expect(media_libraries).toMatchObject({
      default: { config: { transformations: { raster_image: { format: 'webp', width: 3000 } } } },
    });
  },
);

test('a key is a label in words', () => {
  expect(['avalancheTerrain', 'frontDesk24h', 'name'].map(labelOf)).toEqual([
    'Avalanche terrain',
    'Front desk24h',
    'Name',
  ]);
});
