import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCaptured as run } from '#fixtures/runCaptured.ts';
import { addPlaces, fillPark } from '#fixtures/secondPark.ts';
import { filesBelow } from '#pipeline/files/files.ts';

/* A guide in the south that has just begun: a few places in another currency, no trails, no events and no notices. */
const dir = mkdtempSync(join(tmpdir(), 'second-park-'));
const content = join(dir, 'content');
afterAll(() => rmSync(dir, { recursive: true }));

beforeAll(async () => {
  await run('new', 'park', content);
  fillPark(content);
  addPlaces(content);
});

test('it has no problem and is built', async () => {
  expect((await run('check', '--content', content)).stdout).toBe('No problems.\n');
  const out = join(dir, 'data');
  expect(await run('data', '--content', content, '--out', out)).toMatchObject({ status: 0 });
  const files = filesBelow(out);
  expect(files).toContain('api/attractions/slug/green-lake.json');
  expect(files.filter((file) => /\.(?:ics|gpx)$/.test(file))).toEqual([]);
});

test('amounts may be as large as in pesos or yen', async () => {
  const large = join(dir, 'large');
  cpSync(content, large, { recursive: true });
  for (const name of filesBelow(large)) {
    const path = join(large, name);
    const text = readFileSync(path, 'utf8').replaceAll(/(?<=(?:price|perPerson|rental)\w*: )50\b/gi, '25000');
    writeFileSync(path, text.replace('currency: NZD', 'currency: CLP'));
  }
  expect((await run('check', '--content', large)).stdout).toBe('No problems.\n');
});
