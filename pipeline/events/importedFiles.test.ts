import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFiles, importedFiles, isSameFiles, readImported, writeImported } from './importedFiles.ts';

let content = '';
let folder = '';
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'imported-'));
  folder = join(content, 'events/imported');
});
afterEach(() => rmSync(content, { recursive: true }));

const record = (slug: string) => ({ slug, data: { name: slug } });
const files = (...pairs: [string, string][]) => new Map(pairs);

test('records are files in the order of their names, whatever theirs was, and what was read is one more', () => {
  const states = [{ id: 'town', lastRead: '2026-11-20' }];
  const made = importedFiles([record('b'), record('a'), record('c')], states);
  expect([...made.keys()]).toEqual(['feeds.yaml', 'a.yaml', 'b.yaml', 'c.yaml']);
  expect(made.get('a.yaml')).toBe(
    '# Written by npm run events:refresh, and by nothing else: an edit would be lost.\nname: a\n',
  );
  expect(made.get('feeds.yaml')).toContain('feeds:\n  - id: town\n    lastRead: 2026-11-20\n');
  expect(importedFiles([record('a'), record('c'), record('b')], states)).toEqual(made);
});

test('what two records share is written out in both', () => {
  const provenance = { source: 'x' };
  const made = importedFiles([{ slug: 'a', data: { b: provenance, c: provenance } }], []);
  expect(made.get('a.yaml')).toContain('b:\n  source: x\nc:\n  source: x\n');
});

test('files that come, go and change are told by their slugs, what was read is none of them', () => {
  const before = files(['a.yaml', '1'], ['b.yaml', '1'], ['c.yaml', '1'], ['feeds.yaml', '1']);
  const after = files(['b.yaml', '2'], ['c.yaml', '1'], ['d.yaml.yaml', '1'], ['feeds.yaml', '2']);
  expect(compareFiles(before, after)).toEqual({ added: ['d.yaml'], removed: ['a'], changed: ['b'] });
  expect(compareFiles(files(), files(['feeds.yaml', '1']))).toEqual({ added: [], removed: [], changed: [] });
});

test('two folders are the same when all of their bytes are', () => {
  const one = files(['a.yaml', '1']);
  expect(isSameFiles(one, files(['a.yaml', '1']))).toBe(true);
  expect(isSameFiles(one, files(['a.yaml', '2']))).toBe(false);
  expect(isSameFiles(one, files(['b.yaml', '1']))).toBe(false);
  expect(isSameFiles(one, files(['a.yaml', '1'], ['b.yaml', '1']))).toBe(false);
  expect(isSameFiles(files(['a.yaml', '1'], ['b.yaml', '1']), one)).toBe(false);
});

test('what is written is what is read, and takes the place of all that was there', () => {
  expect(readImported(content)).toEqual(new Map());
  writeImported(content, files(['a.yaml', '1'], ['b.yaml', '1']));
  writeFileSync(join(folder, 'note.txt'), 'mine');
  expect(readImported(content)).toEqual(files(['a.yaml', '1'], ['b.yaml', '1']));
  writeImported(content, files(['b.yaml', '2']));
  expect(readdirSync(folder)).toEqual(['b.yaml']);
  expect(readImported(content)).toEqual(files(['b.yaml', '2']));
  expect(readdirSync(join(content, 'events'))).toEqual(['imported']);
});

test.each(['../a.yaml', 'a.yml', 'a.yaml.exe', 'A.yaml', 'a--b.yaml', '-a.yaml', '.yaml', 'x/a.yaml'])(
  '%s is no name of a record, and nothing is written',
  (name) => {
    expect(() => writeImported(content, files(['a.yaml', '1'], [name, '1']))).toThrow(
      `${name} is no name of a record`,
    );
    expect(readdirSync(content)).toEqual([]);
  },
);

test.each(['events', 'events/imported'])('where %s is a link nothing is written', (link) => {
  const elsewhere = join(content, 'elsewhere');
  mkdirSync(elsewhere);
  if (link !== 'events') mkdirSync(join(content, 'events'));
  symlinkSync(elsewhere, join(content, link));
  expect(() => writeImported(content, files(['a.yaml', '1']))).toThrow(
    `${join(content, link)} is a link: nothing is written behind it`,
  );
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('a file that cannot be written leaves the folder as it was', () => {
  writeImported(content, files(['a.yaml', '1']));
  // A name that is too long for the disk.
  const tooLong = `${'x'.repeat(300)}.yaml`;
  expect(() => writeImported(content, files(['b.yaml', '1'], [tooLong, '1']))).toThrow('ENAMETOOLONG');
  expect(readImported(content)).toEqual(files(['a.yaml', '1']));
  expect(readdirSync(join(content, 'events'))).toEqual(['imported']);
});

test('what a run that was killed left behind is cleared', () => {
  writeImported(content, files(['a.yaml', '1']));
  mkdirSync(join(content, 'events/.imported.new'));
  writeFileSync(join(content, 'events/.imported.new/old.yaml'), 'old');
  writeImported(content, files(['b.yaml', '1']));
  expect(readdirSync(join(content, 'events'))).toEqual(['imported']);
  expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe('1');
});
