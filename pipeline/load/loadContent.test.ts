import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture } from '../fixtures/fixtureContent.ts';
import { loadContent } from './loadContent.ts';

test('reads every file of the fixture, by kind and slug', () => {
  using copy = copyFixture();
  const { files, routes, problems } = loadContent(copy.content);
  expect(problems).toEqual([]);
  expect(files.find(({ slug }) => slug === 'marsh-loop')).toMatchObject({ kind: 'trail', body: null });
  expect(files.find(({ slug }) => slug === 'getting-here')).toMatchObject({
    kind: 'guide',
    body: { line: 39 },
  });
  expect(files.filter(({ kind }) => kind === 'site')).toHaveLength(1);
  expect(routes.map(({ name, points }) => [name, points.length])).toEqual([
    ['bare-ridge.gpx', 12],
    ['marsh-loop.geojson', 61],
  ]);
});

test.each([
  ['an empty file', '', 'file-empty'],
  ['white space alone', ' \n\n', 'file-empty'],
  ['Latin-1 bytes', Buffer.from('name: Caf\xe9\n', 'latin1'), 'file-encoding'],
  ['NUL bytes', 'name: a\0b\n', 'file-encoding'],
  ['a file of more than a megabyte', 'x'.repeat(1_000_001), 'file-size'],
])('%s is one problem', (_name, bytes, rule) => {
  using copy = copyFixture();
  writeFileSync(join(copy.content, 'events/ice-days.yaml'), bytes);
  const { problems, unreadable } = loadContent(copy.content);
  expect(problems.map((problem) => problem.rule)).toEqual([rule]);
  expect(unreadable).toMatchObject([{ kind: 'event', slug: 'ice-days' }]);
});

test('a byte order mark and Windows line ends change nothing', () => {
  using copy = copyFixture();
  copy.edit('events/ice-days.yaml', 'name: Ice days\n', 'name: Ice days\r\n');
  copy.edit('events/ice-days.yaml', 'name', '\uFEFFname');
  const { files, problems } = loadContent(copy.content);
  expect(problems).toEqual([]);
  const event = files.find(({ slug }) => slug === 'ice-days');
  expect(event?.data).toMatchObject({ name: 'Ice days', town: 'čorna woda' });
  expect(event?.locate(['name'])).toEqual({ line: 1, column: 7 });
});

test('a folder in the place of a file, and a missing file, are problems', () => {
  using copy = copyFixture();
  rmSync(join(copy.content, 'site.yaml'));
  mkdirSync(join(copy.content, 'site.yaml'));
  mkdirSync(join(copy.content, 'trails/deep.yaml'));
  rmSync(join(copy.content, 'pages/home.md'));
  const { problems } = loadContent(copy.content);
  expect(
    problems
      .map(({ rule, file }) => [rule, file.slice(file.indexOf('content/'))])
      .toSorted(([, a], [, b]) => (a! < b! ? -1 : 1)),
  ).toEqual([
    ['file-missing', 'content/pages/home.md'],
    ['file-unexpected', 'content/site.yaml'],
    ['file-unexpected', 'content/trails/deep.yaml'],
  ]);
});

test('a guide without a sign, or with one in another format, is told so once', () => {
  using copy = copyFixture();
  const found = () =>
    loadContent(copy.content).problems.map(({ rule, file, suggestion }) => [
      rule,
      file.slice(file.indexOf('content/')),
      suggestion,
    ]);
  rmSync(join(copy.content, 'sign.svg'));
  expect(found()).toEqual([['file-missing', 'content/sign.svg', expect.stringContaining('Bring it back')]]);
  writeFileSync(join(copy.content, 'sign.png'), 'dots');
  expect(found()).toEqual([['file-unexpected', 'content/sign.png', expect.stringContaining('sign.svg')]]);
});

test('a content folder that is not there is one problem', () => {
  expect(loadContent('/nowhere/content').problems).toHaveLength(1);
});
