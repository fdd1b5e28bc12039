import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readBasePath } from './siteProgram.ts';

const folder = mkdtempSync(join(tmpdir(), 'larch-base-'));
const file = join(folder, 'site.yaml');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['url: https://guide.example', ''],
  ['url: https://guide.example/guide/', '/guide'],
  ['name: A\nurl: "https://guide.example/a/b"', '/a/b'],
  ['url: no address', ''],
  ['name: A', ''],
  ['- a', ''],
  ['url: [', ''],
])('%j leads to "%s"', (text, path) => {
  writeFileSync(file, text);
  expect(readBasePath(folder)).toBe(path);
});

test('without the file the guide is at the root; loading it says what is missing', () => {
  expect(readBasePath(folder)).toBe('');
});
