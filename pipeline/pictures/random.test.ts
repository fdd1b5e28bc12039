import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const take = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random());
    };
    expect(take('a lake')).toEqual(take('a lake'));
    expect(take('a lake')).not.toEqual(take('a lakf'));
  });

  it('keeps whole numbers within both bounds and reaches them', () => {
    const random = createRandom('integers');
    const seen = new Set(Array.from({ length: 200 }, () => random.integer(2, 4)));
    expect(seen).toEqual(new Set([2, 3, 4]));
  });

  it('picks every item in the long run', () => {
    const random = createRandom('picks');
    const seen = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect(seen.size).toBe(3);
  });
});
