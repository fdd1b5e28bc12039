import { expect, test } from 'vitest';
import { contentFile } from './contentFile.ts';

const read = (path: string, text: string, kind: 'trail' | 'imported-event' = 'trail') =>
  contentFile({ kind, slug: 'a', path, text });

test('a text that was read before is not parsed again, and is a file of its own', () => {
  const first = read('trails/a.yaml', 'name: Bog\nlines: [1]\n');
  const second = read('trails/b.yaml', 'name: Bog\nlines: [1]\n');
  expect(second).toMatchObject({ path: 'trails/b.yaml', data: { name: 'Bog', lines: [1] }, body: null });
  if ('rule' in first || 'rule' in second) throw new Error('it cannot be read');
  expect(second.data).toBe(first.data);
  expect(second.locate(['lines', 0])).toEqual({ line: 2, column: 9 });
});

test('a text is read by the ending of its file', () => {
  const text = '---\nname: Bog\n---\nBody\n';
  expect(read('pages/a.md', text)).toMatchObject({
    data: { name: 'Bog' },
    body: { text: 'Body\n', line: 4 },
  });
  expect(read('trails/a.yaml', text)).toMatchObject({ rule: 'yaml-syntax', file: 'trails/a.yaml' });
});

test('a mistake is told for each file that has it', () => {
  const text = 'name: Bog\nname: Fen\n';
  for (const file of ['trails/a.yaml', 'trails/b.yaml'])
    expect(read(file, text)).toMatchObject({ rule: 'yaml-syntax', file, line: 2 });
});

test('letters that mislead are refused in files that people write alone', () => {
  const text = 'name: B\u200Bog\n';
  expect(read('trails/a.yaml', text)).toMatchObject({ rule: 'file-letters', file: 'trails/a.yaml' });
  expect(read('events/imported/a.yaml', text, 'imported-event')).toMatchObject({
    data: { name: 'B\u200Bog' },
  });
});
