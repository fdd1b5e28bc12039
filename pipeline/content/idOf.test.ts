import { expect, test } from 'vitest';
import { formerSlugsOf, idOf, recordId } from './idOf.ts';

test('is FNV-1a with 32 bits of folder and slug', () => {
  // A published value of the algorithm shows that the slow form below is right.
  expect(fnv1a('foobar').toString(16)).toBe('bf9cf968');
  for (const slug of ['a', 'mirror-tarn', 'z'.repeat(80)]) {
    expect(idOf('attractions', slug)).toBe(fnv1a(`attractions/${slug}`));
  }
});

function fnv1a(text: string): number {
  let hash = 2166136261n;
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 16777619n) % 2n ** 32n;
  return Number(hash);
}

test.each([
  ['a record that was never renamed', { name: 'Tarn' }, []],
  ['one with an empty list', { formerSlugs: [] }, []],
  ['one whose list has no value', { formerSlugs: undefined }, []],
  ['one that was renamed twice', { formerSlugs: ['first', 'second'] }, ['first', 'second']],
])('%s had the names %j', (_what, data, names) => {
  expect(formerSlugsOf(data)).toEqual(names);
});

test('the id of a record is that of its first name', () => {
  expect(recordId('trails', { slug: 'now', data: {} })).toBe(idOf('trails', 'now'));
  expect(recordId('trails', { slug: 'now', data: { formerSlugs: ['first', 'second'] } })).toBe(
    idOf('trails', 'first'),
  );
});
