import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { editorFolder, editorSchemas } from './editorSchemas.ts';

/** Returns a function that validates a value of a kind as the editor does. */
function validatorFor(kind: string, dir = fixtureDir) {
  const schemas = Object.fromEntries(
    editorSchemas(loadContent(dir)).map(({ path, text }) => {
      const name = path.slice(editorFolder.length + 1);
      return [name, { ...(JSON.parse(text) as JsonSchema), $id: `https://editor.example/${name}` }];
    }),
  );
  return createAjv(schemas).getSchema(`https://editor.example/${kind}.schema.json`)!;
}

const mine = loadContent(fixtureDir).files.find(({ slug }) => slug === 'old-mine')!.data as object;

test('towns and names of records are choices, and what the content says is among them', () => {
  const accepts = validatorFor('attraction');
  expect(accepts(mine)).toBe(true);
  expect(accepts({ ...mine, town: 'nowhere' })).toBe(false);
  expect(accepts({ ...mine, related: { trails: ['marsh-loop'] } })).toBe(true);
  expect(accepts({ ...mine, related: { trails: ['old-mine'] } })).toBe(false);
});

test('content that cannot be read leaves no choices, and nothing fails', () => {
  using copy = copyFixture();
  copy.edit('site.yaml', null, 'locations: [');
  expect(validatorFor('attraction', copy.content)({ ...mine, town: 'anywhere' })).toBe(true);
});

test('the editor is told of every file, and of none that is not written', () => {
  const root = join(import.meta.dirname, '../..');
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  const written = editorSchemas(loadContent(fixtureDir)).map(({ path }) => `./${path}`);
  const registered = Object.keys(settings['yaml.schemas']);
  expect(registered.length).toBeGreaterThan(10);
  expect(registered.filter((schema) => !written.includes(schema))).toEqual([]);
});
