import fc from 'fast-check';
import { anyCharacter } from '#fixtures/anyCharacter.ts';

const hostile = ['', ...'all ,, % %E0%A4%A __proto__ constructor NaN -1 1e9'.split(' '), '9'.repeat(400)];

/**
 * Returns queries of any kind: sensible ones of these keys and values, repeated, listed, misspelt, hostile and random.
 */
export function anyQuery(keys: string[], values: string[]): fc.Arbitrary<URLSearchParams> {
  const text = fc.string({ unit: anyCharacter, maxLength: 20 });
  const key = fc.oneof(fc.constantFrom(...keys), fc.constantFrom(...hostile, `${keys[0]}[]`), text);
  const single = fc.oneof(fc.constantFrom(...values), fc.constantFrom(...hostile), text);
  const value = fc.oneof(
    single,
    fc.array(single, { maxLength: 5 }).map((list) => list.join()),
  );
  const pairs = fc.array(fc.tuple(key, value), { maxLength: 8 });
  return fc.oneof(
    pairs.map((list) => new URLSearchParams(list)),
    pairs.map((list) => new URLSearchParams(list.map((pair) => pair.join('=')).join('&'))),
    text.map((query) => new URLSearchParams(query)),
  );
}
