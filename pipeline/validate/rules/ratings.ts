import { allEntries } from '../content.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';
import { valuesIn } from '../valuesIn.ts';

export const ratings: Rule = {
  name: 'ratings',
  description: 'A rating lies within its scale: none is better than the best.',
  canBeExcused: false,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) =>
      valuesIn(data, isRating).flatMap(({ path, value: { value, scale } }) => {
        if (value <= scale) return [];
        const message = `the rating ${value} is above its scale of ${scale}`;
        const suggestion =
          scale === 5 && value <= 10 ? 'Write scale: 10, or correct the value.' : 'Correct the value.';
        return [problemIn(file, [...path, 'value'], { rule: 'ratings', message, suggestion })];
      }),
    );
  },
};

function isRating(value: unknown): value is { value: number; scale: number } {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('scale' in value)) return false;
  return typeof value.value === 'number' && typeof value.scale === 'number';
}
