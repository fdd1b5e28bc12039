import { expect, test } from 'vitest';
import { idOf } from './idOf.ts';

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
