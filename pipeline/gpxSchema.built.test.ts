import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, '../dist/gpx');

test('every GPX file of the guide is valid GPX 1.1', async () => {
  const schema = readFileSync(join(import.meta.dirname, 'fixtures/gpx-1.1.xsd'), 'utf8');
  const xml = readdirSync(folder)
    .filter((file) => file.endsWith('.gpx'))
    .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }));
  expect(xml.length).toBeGreaterThan(0);
  expect((await validateXML({ xml, schema })).errors).toEqual([]);
});
