import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { ApiIndex } from '#schemas/types/published.ts';
import { derive } from '../../derive/derive.ts';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import { publishedFiles } from '../publishedFiles.ts';

const content = checkedFixture();
const files = publishedFiles(derive(content, { today: '2026-11-20', mail: 'outbox' }));
const texts = new Map(files.map((file) => [`/${file.path}`, file.text]));
const read = (url: string) => JSON.parse(texts.get(url) ?? 'null');
const { documents } = read('/api/index.json') as ApiIndex;

/** A consumer's validator: it knows the published schemas by their addresses, and nothing else of the guide. */
const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false }));
for (const url of texts.keys()) if (url.endsWith('.schema.json')) ajv.addSchema(read(url), url);

test.each(documents.map(({ name, url, schema }) => [name, url, schema]))(
  '%s: every document matches the schema that the index names for it',
  (_name, url, schema) => {
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`there is no ${schema}`);
    const [before = '', after = ''] = url.split('{slug}');
    const moved = ajv.getSchema('/schemas/moved.schema.json');
    const found = url.includes('{slug}')
      ? [...texts.keys()].filter((path) => path.startsWith(before) && path.endsWith(after))
      : [url];
    expect(found).not.toEqual([]);
    for (const path of found) {
      // A former address holds the new one.
      if (url.includes('{slug}') && moved?.(read(path))) continue;
      validate(read(path));
      expect(validate.errors ?? [], path).toEqual([]);
    }
  },
);

test('a list schema refuses a record that its entries must not be', () => {
  const validate = ajv.getSchema('/schemas/trail-list.schema.json');
  expect(validate?.([])).toBe(true);
  expect(validate?.({})).toBe(false);
  expect(validate?.([{}])).toBe(false);
});
