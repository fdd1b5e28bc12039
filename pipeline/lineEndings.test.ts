import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { derive } from './derive/derive.ts';
import { filesBelow } from './files/files.ts';
import { publishedFiles } from './emit/publishedFiles.ts';
import { copyFixture, fixtureDir, fixtureToday } from './fixtures/fixtureContent.ts';
import { loadContent } from './load/loadContent.ts';
import { validateContent } from './validate/validateContent.ts';

function published(dir: string): Record<string, string> {
  const { content, problems } = validateContent(loadContent(dir), fixtureToday);
  if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
  const files = publishedFiles(derive(content, { today: fixtureToday() }));
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

test.each([
  ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['Windows with a byte order mark', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('files with the line endings of %s are published as the same bytes', (_system, turned) => {
  using copy = copyFixture();
  const texts = filesBelow(copy.content).filter((path) => /\.(yaml|md|geojson|gpx)$/.test(path));
  expect(texts.length).toBeGreaterThan(30);
  for (const path of texts) {
    const file = join(copy.content, path);
    writeFileSync(file, turned(readFileSync(file, 'utf8')));
  }
  expect(published(copy.content)).toEqual(published(fixtureDir));
});
